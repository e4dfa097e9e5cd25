import { useEffect } from 'react'
import { useFetcher } from 'react-router'

import { isHalfTyped, type CampaignForm } from './use-campaign-form.ts'

/** Returns how many people would receive the campaign now; null while unknown. */
export function useReaders({ topics, confirmedSince }: CampaignForm): number | null {
  const { data, state, submit } = useFetcher<{ readers: number } | null>()
  const isTyped = isHalfTyped(confirmedSince)
  useEffect(() => {
    if (!isTyped) void submit({ intent: 'readers', topics, confirmedSince }, { method: 'post' })
  }, [topics, confirmedSince, isTyped, submit])
  return state === 'idle' && !isTyped ? (data?.readers ?? null) : null
}
