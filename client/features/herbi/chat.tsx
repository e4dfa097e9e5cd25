import { useRef, useState } from 'react'

import { suggestedQuestions } from '#domain/herbi/suggested-questions.ts'

import { AnsweredBy } from './answered-by.tsx'
import type { Renderers } from './chat.types.ts'
import { ConversationNotLoaded } from './conversation-not-loaded.tsx'
import { ExchangeView } from './exchange.tsx'
import { FollowUps } from './follow-ups.tsx'
import { Greeting } from './greeting.tsx'
import { NewConversation } from './new-conversation.tsx'
import { QuestionForm } from './question-form.tsx'
import { useTalk } from './talk.ts'
import { useAsk } from './use-ask.ts'
import { useConversationInAddress } from './use-conversation-in-address.ts'
import { useOwner } from './use-owner.ts'
import { useStatus } from './use-status.ts'

// The worker's bundler also processes this file and can't resolve an imported CSS URL, so `new URL` is used instead.
const styles = new URL('../../styles/herbi.css', import.meta.url).href
const answersStyles = new URL('../../styles/herbi-answers.css', import.meta.url).href
const dayMs = 24 * 60 * 60 * 1000

/** Conversation with Herbi, rendered only in the browser. */
export default function Chat(renderers: Renderers) {
  useOwner()
  const talk = useTalk()
  const { failure, isLoading, retry } = useConversationInAddress(talk)
  const status = useStatus(talk)
  const ask = useAsk()
  const box = useRef<HTMLTextAreaElement>(null)
  const container = useRef<HTMLDivElement>(null)
  /**
   * Asks a suggested question and moves the focus, because its button disappears. On touch screens the text box doesn't
   * get the focus: its keyboard would cover the answer.
   */
  const askSuggested = (question: string) => {
    ask(question)
    const next = matchMedia('(pointer: fine)').matches ? box.current : container.current
    next?.focus({ preventScroll: true })
  }
  const [suggested] = useState(() => suggestedQuestions(Math.floor(Date.now() / dayMs)))
  const { exchanges, owner } = talk
  const isMember = typeof owner === 'string'
  const isNew = exchanges.length === 0 && !isLoading && !failure
  return (
    <div className="herbi-talk">
      <link rel="stylesheet" href={styles} precedence="page" />
      <link rel="stylesheet" href={answersStyles} precedence="page" />
      <h2 className="sr-only">Conversation</h2>
      {(isMember || !isNew) && (
        <p className="herbi-bar" data-beside={isMember}>
          {isMember && (
            <a href="#conversations" className="stand-alone">
              Your conversations
            </a>
          )}
          {!isNew && <NewConversation />}
        </p>
      )}
      <div
        ref={container}
        tabIndex={-1}
        role="log"
        aria-label="Conversation with Herbi"
        aria-busy={isLoading}
        className="exchanges"
      >
        {isLoading && <p className="text-quiet">Loading...</p>}
        {failure && <ConversationNotLoaded failure={failure} retry={retry} />}
        {isNew && (
          <Greeting suggested={suggested} ask={askSuggested}>
            <AnsweredBy status={status} isMember={isMember} />
          </Greeting>
        )}
        {exchanges.map((exchange) => (
          <ExchangeView key={exchange.id} exchange={exchange} ask={askSuggested} {...renderers}>
            {exchange === exchanges.at(-1) && <FollowUps exchanges={exchanges} ask={askSuggested} />}
          </ExchangeView>
        ))}
      </div>
      <QuestionForm box={box} talk={talk} status={status} isReady={!isLoading && !failure} ask={ask} />
    </div>
  )
}
