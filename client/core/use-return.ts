import { useEffect, useEffectEvent } from 'react'

/** Calls whenever somebody comes back to the tab. */
export function useRefetchOnFocus(onReturn: () => void): void {
  const onChange = useEffectEvent(() => {
    if (document.visibilityState === 'visible') onReturn()
  })
  useEffect(() => {
    document.addEventListener('visibilitychange', onChange)
    return () => document.removeEventListener('visibilitychange', onChange)
  }, [])
}
