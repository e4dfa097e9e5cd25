import { useEffect } from 'react'
import { useFetcher, useNavigate, useSearchParams } from 'react-router'

import { paths } from '#domain/paths.ts'

import { conversationAddress, type LoadedConversation } from './herbi.route.ts'
import { noteAddress, openConversation, showKept, type Talk } from './talk.ts'

export type Reading = { lack: LoadedConversation['lack']; isReading: boolean; retry: () => void }

/**
 * Syncs the open conversation with the URL: a new URL opens another conversation, and a newly saved conversation
 * updates the URL.
 */
export function useConversationInAddress({ conversationId, addressed, isRead, owner }: Talk): Reading {
  const [query] = useSearchParams()
  const navigate = useNavigate()
  const wanted = query.get('conversation')
  useEffect(() => {
    if (wanted === conversationId) noteAddress()
    else if (wanted !== addressed) openConversation(wanted)
    else if (conversationId !== null)
      void navigate(paths.conversation(conversationId), { replace: true, preventScrollReset: true })
  }, [wanted, conversationId, addressed, navigate])
  const { data, state, load } = useFetcher<LoadedConversation | null>({ key: `conversation of ${owner ?? ''}` })
  const isWanted = !isRead && conversationId !== null && owner !== undefined
  useEffect(() => {
    if (isWanted) void load(conversationAddress(conversationId))
  }, [isWanted, conversationId, load])
  const loaded = state === 'idle' && data?.id === conversationId ? data : undefined
  useEffect(() => {
    if (loaded && !loaded.lack) showKept(loaded.id, loaded.exchanges)
  }, [loaded])
  return {
    lack: isRead ? undefined : loaded?.lack,
    isReading: !isRead && !loaded?.lack,
    retry: () => {
      if (conversationId !== null) void load(conversationAddress(conversationId))
    },
  }
}
