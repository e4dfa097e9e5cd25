import { useEffect, useEffectEvent } from 'react'

import { showLoadError } from '#client/core/not-fetched.ts'

import type { NotFetchedProps } from './fetched-part.tsx'

/**
 * Fallback for a dialog or form that couldn't be loaded: shows a toast and closes. The next attempt to open it loads it
 * again.
 */
export function DialogNotFetched({ onClose, retry }: NotFetchedProps & { onClose: () => void }) {
  const close = useEffectEvent(onClose)
  useEffect(() => {
    showLoadError()
    close()
    return retry
  }, [retry])
  return null
}
