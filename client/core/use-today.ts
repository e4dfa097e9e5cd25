import { useSyncExternalStore } from 'react'

import { localDay } from './local-day.ts'

const checkEveryMs = 30_000

/** Returns today as `yyyy-mm-dd` in the reader's time zone. Updates at midnight and when a sleeping computer wakes. */
export const useToday = (): string => useSyncExternalStore(listen, today, today)

const today = () => localDay(new Date())

function listen(listener: () => void) {
  const timer = setInterval(listener, checkEveryMs)
  document.addEventListener('visibilitychange', listener)
  return () => {
    clearInterval(timer)
    document.removeEventListener('visibilitychange', listener)
  }
}
