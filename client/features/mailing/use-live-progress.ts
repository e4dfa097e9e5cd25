import { useEffect, useEffectEvent } from 'react'
import { useRevalidator } from 'react-router'

import type { CampaignSummary } from '#domain/mailing/campaigns.types.ts'

const pauseMs = { running: 2000, awaited: 20_000 } as const

/** Whether mails of it go out just now. */
const isRunning = ({ status, stopReason }: Pick<CampaignSummary, 'status' | 'stopReason'>): boolean =>
  status === 'sending' && stopReason === null

type Shown = Pick<CampaignSummary, 'status' | 'stopReason' | 'scheduledFor'>

/** While somebody looks, asks again every two seconds where mails go out, and now and then where they wait for their time. */
export function useLiveProgress(shown: readonly Shown[]): void {
  const isGoingOut = shown.some(isRunning)
  const pause = isGoingOut ? pauseMs.running : pauseMs.awaited
  const isWatched = isGoingOut || shown.some(({ scheduledFor }) => scheduledFor !== null)
  const { revalidate } = useRevalidator()
  const look = useEffectEvent(() => {
    if (document.visibilityState === 'visible') void revalidate()
  })
  useEffect(() => {
    if (!isWatched) return undefined
    const timer = setInterval(() => look(), pause)
    return () => clearInterval(timer)
  }, [isWatched, pause])
}
