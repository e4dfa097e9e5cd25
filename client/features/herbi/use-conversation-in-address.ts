import { useEffect } from 'react'
import { useFetcher, useNavigate, useSearchParams } from 'react-router'

import { paths } from '#domain/paths.ts'

import { conversationAddress, type LoadedConversation } from './herbi.route.ts'
import { noteAddress, openConversation, showKept, type Talk } from './talk.ts'

export type Reading = { failure: LoadedConversation['failure']; isReading: boolean; retry: () => void }

/**
 * Syncs the open conversation with the URL: a new URL opens another conversation, and a newly saved conversation
 * updates the URL.
 */
export function useConversationInAddress({ conversationId, addressed, isRead, owner }: Talk): Reading {
  const [query] = useSearchParams()
  const navigate = useNavigate()
  const addressId = query.get('conversation')
  useEffect(() => {
    if (addressId === conversationId) noteAddress()
    else if (addressId !== addressed) openConversation(addressId)
    else if (conversationId !== null)
      void navigate(paths.conversation(conversationId), { replace: true, preventScrollReset: true })
  }, [addressId, conversationId, addressed, navigate])
  const { data, state, load } = useFetcher<LoadedConversation | null>({ key: `conversation of ${owner ?? ''}` })
  const needsLoad = !isRead && conversationId !== null && owner !== undefined
  useEffect(() => {
    if (needsLoad) void load(conversationAddress(conversationId))
  }, [needsLoad, conversationId, load])
  const loaded = state === 'idle' && data?.id === conversationId ? data : undefined
  useEffect(() => {
    if (loaded && !loaded.failure) showKept(loaded.id, loaded.exchanges)
  }, [loaded])
  return {
    failure: isRead ? undefined : loaded?.failure,
    isReading: !isRead && !loaded?.failure,
    retry: () => {
      if (conversationId !== null) void load(conversationAddress(conversationId))
    },
  }
}
