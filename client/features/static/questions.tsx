import { type ReactNode, useEffect } from 'react'
import { useLocation } from 'react-router'

/** `words`: others that people use for the same, by which the question is found too. */
export type Question = { id: string; question: string; words?: string; answer: ReactNode }
export type QuestionGroup = { id: string; title: string; open?: true; questions: readonly Question[] }

/**
 * Questions that unfold. The address of a question stands on its answer: a browser that goes there, or finds a word in it,
 * unfolds it by itself; a visit from another page of ours is helped along.
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
