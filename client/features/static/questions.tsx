import { type ReactNode, useEffect } from 'react'
import { useLocation } from 'react-router'

/** `words` holds synonyms for the search. */
export type Question = { id: string; question: string; words?: string; answer: ReactNode }
export type QuestionGroup = { id: string; title: string; open?: true; questions: readonly Question[] }

/**
 * Collapsible questions. The URL of a question ends with the ID of its answer: browsers expand it when they go there or
 * find text in it. A navigation within the site expands it by script.
 */
export function Questions({ groups }: { groups: readonly QuestionGroup[] }) {
  const { hash } = useLocation()
  useEffect(() => {
    const answer = document.getElementById(hash.slice(1))
    const question = answer?.closest('details')
    if (!answer || !question || question.open) return
    question.open = true
    answer.scrollIntoView()
  }, [hash])
  return groups.map(({ id, title, open, questions }) => (
    <section key={id} aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {questions.map((entry) => (
        <details key={entry.id} className="question" open={open} suppressHydrationWarning>
          <summary>
            <h3>{entry.question}</h3>
          </summary>
          <div id={entry.id}>{entry.answer}</div>
        </details>
      ))}
    </section>
  ))
}
