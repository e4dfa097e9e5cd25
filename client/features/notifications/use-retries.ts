import { useEffect, useEffectEvent, useRef } from 'react'

import { calculateDelayMs } from '#domain/notifications/live-connection.rules.ts'

/** Retries a failed load with increasing delays, because live updates need the first list. */
export function useRetries(hasFailed: boolean, runAction: () => void): void {
  const failureCount = useRef(0)
  const retryLoad = useEffectEvent(runAction)
  useEffect(() => {
    if (!hasFailed) return undefined
    const timer = setTimeout(() => retryLoad(), calculateDelayMs(failureCount.current, Math.random()))
    failureCount.current += 1
    return () => clearTimeout(timer)
  }, [hasFailed])
}
