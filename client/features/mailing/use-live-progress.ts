import { useEffect, useEffectEvent } from 'react'
import { useRevalidator } from 'react-router'

import type { CampaignSummary } from '#domain/mailing/campaigns.types.ts'

const pauseMs = 2000

/** Whether mails of it go out just now. */
export const isRunning = ({ status, stopReason }: Pick<CampaignSummary, 'status' | 'stopReason'>): boolean =>
  status === 'sending' && stopReason === null

/** Asks again every two seconds while mails go out and somebody looks. */
export function useLiveProgress(isGoingOut: boolean): void {
  const { revalidate } = useRevalidator()
  const look = useEffectEvent(() => {
    if (document.visibilityState === 'visible') void revalidate()
  })
  useEffect(() => {
    if (!isGoingOut) return undefined
    const timer = setInterval(() => look(), pauseMs)
    return () => clearInterval(timer)
  }, [isGoingOut])
}
