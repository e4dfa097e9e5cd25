import type { Exchange } from '#domain/herbi/conversation.rules.ts'
import { createFollowUps } from '#domain/herbi/suggested-questions.ts'

import { QuestionList } from './question-list.tsx'

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
