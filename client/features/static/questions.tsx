import type { ReactNode } from 'react'

/** `synonyms` holds other words for the search. */
export type Question = { id: string; question: string; synonyms?: string; answer: ReactNode }
export type QuestionGroup = { id: string; title: string; open?: true; questions: readonly Question[] }

/**
 * Collapsible questions. The URL of a question ends with the ID of its answer: browsers expand it when they go there or
 * find text in it.
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
