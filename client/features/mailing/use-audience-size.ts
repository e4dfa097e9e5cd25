import { useEffect } from 'react'
import { useFetcher } from 'react-router'

import { isPartialDate, type CampaignForm } from './use-campaign-form.ts'

/** Returns how many people would receive the campaign now; null while unknown. */
export function useAudienceSize({ topics, confirmedSince }: CampaignForm): number | null {
  const { data, state, submit } = useFetcher<{ readers: number } | null>()
  const isPartial = isPartialDate(confirmedSince)
  useEffect(() => {
    if (!isPartial) void submit({ intent: 'count-audience', topics, confirmedSince }, { method: 'post' })
  }, [topics, confirmedSince, isPartial, submit])
  return state === 'idle' && !isPartial ? (data?.readers ?? null) : null
}
