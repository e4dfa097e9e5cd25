import { useRef, useState, useEffect } from 'react'

import { submitTo, useFetcher } from '#client/core/fetcher.tsx'
import { useSession } from '#client/core/session.ts'
import type { HerbiStatus } from '#domain/herbi/herbi.types.ts'
import { suggestQuestions } from '#domain/herbi/suggested-questions.ts'
import { herbiDataPath } from '#domain/paths.ts'

import { useActiveConversation, setOwner, type ActiveConversation } from './active-conversation.ts'
import { AnswerSource } from './answer-source.tsx'
import type { Renderers } from './chat.types.ts'
import { ConversationNotLoaded } from './conversation-not-loaded.tsx'
import { ExchangeView } from './exchange.tsx'
import { FollowUps, Greeting } from './greeting.tsx'
import type { LoadedStatus } from './herbi.resource.ts'
import { NewConversation } from './new-conversation.tsx'
import { QuestionForm } from './question-form.tsx'
import { useConversationInUrl } from './use-conversation-in-url.ts'

// The worker's bundler also processes this file and can't resolve an imported CSS URL, so `new URL` is used instead.
const stylesheet = new URL('../../styles/herbi.css', import.meta.url).href
const dayMs = 24 * 60 * 60 * 1000

export default function Chat(renderers: Renderers) {
  useSyncOwner()
  const conversation = useActiveConversation()
  const { failure, isLoading, retry } = useConversationInUrl(conversation)
  const status = useHerbiStatus(conversation)
  const ask = useAsk()
  const textArea = useRef<HTMLTextAreaElement>(null)
  const container = useRef<HTMLDivElement>(null)
  /**
   * Asks a suggested question and moves the focus, because the pressed button disappears. On a touch screen, focusing
   * the text box would open the keyboard over the answer.
   */
  const askSuggested = (question: string) => {
    ask(question)
    const focusTarget = matchMedia('(pointer: fine)').matches ? textArea.current : container.current
    focusTarget?.focus({ preventScroll: true })
  }
  const [initialQuestions] = useState(() => suggestQuestions(Math.floor(Date.now() / dayMs)))
  const { exchanges, owner } = conversation
  const isMember = typeof owner === 'string'
  const isNew = exchanges.length === 0 && !isLoading && !failure
  return (
    <div className="flex min-h-dvh flex-col [--form:9.4rem]">
      <link rel="stylesheet" href={stylesheet} precedence="page" />
      <h2 className="sr-only">Conversation</h2>
      {(isMember || !isNew) && (
        <p className={`mb-2 flex flex-wrap justify-between gap-x-6 ${isMember ? 'lg:hidden' : ''}`}>
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
        className="grid gap-7.5 pb-6.5 focus:outline-none"
      >
        {isLoading && <p className="text-quiet">Loading...</p>}
        {failure && <ConversationNotLoaded failure={failure} retry={retry} />}
        {isNew && (
          <Greeting questions={initialQuestions} ask={askSuggested}>
            <AnswerSource status={status} isMember={isMember} />
          </Greeting>
        )}
        {exchanges.map((exchange) => (
          <ExchangeView key={exchange.id} exchange={exchange} ask={askSuggested} {...renderers}>
            {exchange === exchanges.at(-1) && <FollowUps exchanges={exchanges} ask={askSuggested} />}
          </ExchangeView>
        ))}
      </div>
      <QuestionForm
        textArea={textArea}
        conversation={conversation}
        status={status}
        isReady={!isLoading && !failure}
        ask={ask}
      />
    </div>
  )
}

function useAsk(): (question: string) => void {
  return (message) =>
    void submitTo(
      { message },
      {
        action: herbiDataPath,
        key: 'ask herbi',
        isReloading: false,
      },
    )
}

function useSyncOwner(): void {
  const session = useSession()
  const owner = session === undefined ? undefined : (session?.user.id ?? null)
  useEffect(() => {
    if (owner !== undefined) setOwner(owner)
  }, [owner])
}

/**
 * Loads Herbi's status when the page opens and when the member changes. Returns undefined until the status has loaded,
 * and null if loading failed.
 */
function useHerbiStatus({ owner }: ActiveConversation): HerbiStatus | null | undefined {
  const { data, load } = useFetcher<LoadedStatus | null>({ key: herbiDataPath })
  useEffect(() => {
    if (owner !== undefined) void load(herbiDataPath)
  }, [owner, load])
  return data === undefined ? undefined : (data?.status ?? null)
}
