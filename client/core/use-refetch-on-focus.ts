import { useEffect, useEffectEvent } from 'react'

export function useRefetchOnFocus(onReturn: () => void): void {
  const onChange = useEffectEvent(() => {
    if (document.visibilityState === 'visible') onReturn()
  })
  useEffect(() => {
    document.addEventListener('visibilitychange', onChange)
    return () => document.removeEventListener('visibilitychange', onChange)
  }, [])
}
