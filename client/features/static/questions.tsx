import type { ReactNode } from 'react'

/** `synonyms` lists further words that the search matches. */
export type Question = { id: string; question: string; synonyms?: string; answer: ReactNode }
export type QuestionGroup = { id: string; title: string; open?: true; questions: readonly Question[] }

/**
 * Collapsible questions. The ID is on the answer, so that browsers expand the question for a link to it or a text
 * search.
 */
export function Questions({ groups }: { groups: readonly QuestionGroup[] }) {
  return groups.map(({ id, title, open, questions }) => (
    <section key={id} aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {questions.map((entry) => (
        <details key={entry.id} className="question" open={open}>
          <summary>
            <h3>{entry.question}</h3>
          </summary>
          <div id={entry.id}>{entry.answer}</div>
        </details>
      ))}
    </section>
  ))
}
