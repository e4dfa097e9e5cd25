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
    <section className="-mt-1" aria-labelledby="you-could-ask">
      <h3 className="mb-2 text-[1.2rem]" id="you-could-ask">
        You could ask
      </h3>
      <QuestionList
        questions={questions}
        ask={ask}
        className="grid grid-cols-[repeat(auto-fill,minmax(min(17rem,100%),1fr))] max-[36rem]:[&>:nth-child(n+5)]:hidden"
      />
    </section>
  </>
)

type QuestionListProps = { questions: readonly string[]; ask: (question: string) => void; className: string }

const QuestionList = ({ questions, ask, className }: QuestionListProps) => (
  <ul className={`gap-2.5 ${className}`}>
    {questions.map((question) => (
      <li key={question} className="grid">
        <button
          type="button"
          className="min-h-13 cursor-pointer rounded-box border-[1.5px] border-line bg-sheet px-4.5 py-2.25 text-start leading-[1.35] font-medium text-cobalt hover:border-cobalt hover:bg-wash"
          onClick={() => ask(question)}
        >
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
  const questions = reply?.state === 'answered' ? createFollowUps(reply.answer, askedQuestions) : []
  if (questions.length === 0) return null
  return (
    <section className="mt-5" aria-live="off" aria-labelledby="ask-next">
      <h3 className="mb-2 text-[1.2rem]" id="ask-next">
        Ask next
      </h3>
      <QuestionList questions={questions} ask={ask} className="flex flex-wrap" />
    </section>
  )
}
