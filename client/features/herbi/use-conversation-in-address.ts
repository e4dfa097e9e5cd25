import { useEffect } from 'react'
import { useNavigate, useSearchParams } from 'react-router'

import { useFetcher } from '#client/core/fetcher.tsx'
import { paths } from '#domain/paths.ts'

import { conversationAddress, type LoadedConversation } from './herbi.resource.ts'
import { recordAddress, openConversation, showSaved, type Talk } from './talk.ts'

export type ConversationState = { failure: LoadedConversation['failure']; isLoading: boolean; retry: () => void }

/**
 * Syncs the open conversation with the URL: a new URL opens another conversation, and a newly saved conversation
 * updates the URL.
 */
export function useConversationInAddress({ conversationId, addressed, isLoaded, owner }: Talk): ConversationState {
  const [query] = useSearchParams()
  const navigate = useNavigate()
  const addressId = query.get('conversation')
  useEffect(() => {
    if (addressId === conversationId) recordAddress()
    else if (addressId !== addressed) openConversation(addressId)
    else if (conversationId !== null)
      void navigate(paths.conversation(conversationId), { replace: true, preventScrollReset: true })
  }, [addressId, conversationId, addressed, navigate])
  const { data, state, load } = useFetcher<LoadedConversation | null>({ key: `conversation of ${owner ?? ''}` })
  const needsLoad = !isLoaded && conversationId !== null && owner !== undefined
  useEffect(() => {
    if (needsLoad) void load(conversationAddress(conversationId))
  }, [needsLoad, conversationId, load])
  const loaded = state === 'idle' && data?.id === conversationId ? data : undefined
  useEffect(() => {
    if (loaded && !loaded.failure) showSaved(loaded.id, loaded.exchanges)
  }, [loaded])
  return {
    failure: isLoaded ? undefined : loaded?.failure,
    isLoading: !isLoaded && !loaded?.failure,
    retry: () => {
      if (conversationId !== null) void load(conversationAddress(conversationId))
    },
  }
}
