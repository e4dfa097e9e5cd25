import { useEffect, useEffectEvent } from 'react'

import { showLoadError } from '#client/core/not-fetched.ts'

import type { NotFetchedProps } from './fetched-part.tsx'

/** Fallback for a dialog or form that could not be loaded: shows a toast and closes. Opening it again tries again. */
export function DialogNotFetched({ onClose, retry }: NotFetchedProps & { onClose: () => void }) {
  const close = useEffectEvent(onClose)
  useEffect(() => {
    showLoadError()
    close()
    return retry
  }, [retry])
  return null
}
