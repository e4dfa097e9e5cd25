import { useEffect, useEffectEvent, useRef } from 'react'

import { waitMs } from '#domain/notifications/live-connection.rules.ts'

/** Tries what has failed again by itself, after ever longer waits: without the first list nothing comes live either. */
export function useAttempts(hasFailed: boolean, runAction: () => void): void {
  const failures = useRef(0)
  const tryAgain = useEffectEvent(runAction)
  useEffect(() => {
    if (!hasFailed) return undefined
    const timer = setTimeout(() => tryAgain(), waitMs(failures.current, Math.random()))
    failures.current += 1
    return () => clearTimeout(timer)
  }, [hasFailed])
}
