import { useEffect, useEffectEvent } from 'react'

import { showLoadError } from '#client/core/show-load-error.ts'

import type { LoadErrorProps } from './lazy-with-retry.tsx'

/**
 * Fallback for a dialog or form that couldn't be loaded: shows a toast and closes. Opening the dialog again loads it
 * again.
 */
export function DialogLoadError({ onClose, retry }: LoadErrorProps & { onClose: () => void }) {
  const close = useEffectEvent(onClose)
  useEffect(() => {
    showLoadError()
    close()
    return retry
  }, [retry])
  return null
}
