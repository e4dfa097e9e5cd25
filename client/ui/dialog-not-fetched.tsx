import { useEffect, useEffectEvent } from 'react'

import { tellNotFetched } from '#client/core/not-fetched.ts'

import type { NotFetchedProps } from './fetched-part.tsx'

/** Stands for a dialog or a form that could not be fetched: says so, and leaves the page as it is. Opening it again tries again. */
export function DialogNotFetched({ onClose, retry }: NotFetchedProps & { onClose: () => void }) {
  const close = useEffectEvent(onClose)
  useEffect(() => {
    tellNotFetched()
    close()
    return retry
  }, [retry])
  return null
}
