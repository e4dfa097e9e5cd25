import type { ReactNode } from 'react'

import type { Exchange } from '#domain/herbi/conversation.rules.ts'
import { createFollowUps } from '#domain/herbi/suggested-questions.ts'

import { HerbiName } from './exchange.tsx'

type GreetingProps = { questions: readonly string[]; ask: (question: string) => void; children: ReactNode }

export const Greeting = ({ questions, ask, children }: GreetingProps) => (
  <>
    <div className="herbi-reply">
      <HerbiName />
      <p>Hello. I know the herbs and remedies on this site. What would you like to know?</p>
      {children}
    </div>
    <section className="herbi-suggested" aria-labelledby="you-could-ask">
      <h3 id="you-could-ask">You could ask</h3>
      <QuestionList questions={questions} ask={ask} />
    </section>
  </>
)

type QuestionListProps = { questions: readonly string[]; ask: (question: string) => void }

export const QuestionList = ({ questions, ask }: QuestionListProps) => (
  <ul>
    {questions.map((question) => (
      <li key={question}>
        <button type="button" onClick={() => ask(question)}>
          {question}
        </button>
      </li>
    ))}
  </ul>
)

type FollowUpsProps = { exchanges: readonly Exchange[]; ask: (question: string) => void }

export function FollowUps({ exchanges, ask }: FollowUpsProps) {
  const reply = exchanges.at(-1)?.reply
  const askedQuestions = exchanges.map(({ question }) => question)
  const questions = reply?.state === 'answered' ? createFollowUps(reply.answer.sources, askedQuestions) : []
  if (questions.length === 0) return null
  return (
    <section className="herbi-suggested follow-ups" aria-live="off" aria-labelledby="ask-next">
      <h3 id="ask-next">Ask next</h3>
      <QuestionList questions={questions} ask={ask} />
    </section>
  )
}
