import { useEffect } from 'react'
import { useNavigate, useSearchParams } from 'react-router'

import { useFetcher } from '#client/core/fetcher.tsx'
import { paths } from '#domain/paths.ts'

import { recordUrl, openConversation, showSavedExchanges, type ActiveConversation } from './active-conversation.ts'
import { conversationResourceUrl, type LoadedConversation } from './herbi.resource.ts'

export type ConversationState = { failure: LoadedConversation['failure']; isLoading: boolean; retry: () => void }

/**
 * Synchronises the open conversation with the URL: a changed URL opens its conversation, and a newly saved conversation
 * changes the URL.
 */
export function useConversationInUrl({
  conversationId,
  urlConversationId,
  isLoaded,
  owner,
}: ActiveConversation): ConversationState {
  const [query] = useSearchParams()
  const navigate = useNavigate()
  const queryId = query.get('conversation')
  useEffect(() => {
    if (queryId === conversationId) recordUrl()
    else if (queryId !== urlConversationId) openConversation(queryId)
    else if (conversationId !== null)
      void navigate(paths.conversation(conversationId), { replace: true, preventScrollReset: true })
  }, [queryId, conversationId, urlConversationId, navigate])
  const { data, state, load } = useFetcher<LoadedConversation | null>({ key: `conversation of ${owner ?? ''}` })
  const needsLoad = !isLoaded && conversationId !== null && owner !== undefined
  useEffect(() => {
    if (needsLoad) void load(conversationResourceUrl(conversationId))
  }, [needsLoad, conversationId, load])
  const loaded = state === 'idle' && data?.id === conversationId ? data : undefined
  useEffect(() => {
    if (loaded && !loaded.failure) showSavedExchanges(loaded.id, loaded.exchanges)
  }, [loaded])
  return {
    failure: isLoaded ? undefined : loaded?.failure,
    isLoading: !isLoaded && !loaded?.failure,
    retry: () => {
      if (conversationId !== null) void load(conversationResourceUrl(conversationId))
    },
  }
}
