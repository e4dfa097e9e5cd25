import { useEffect, useEffectEvent } from 'react'

import { tellNotFetched } from '#client/core/not-fetched.ts'

/** Stands for a dialog or a form that could not be fetched: says so, and leaves the page as it is. */
export function DialogNotFetched({ onClose }: { onClose: () => void }) {
  const close = useEffectEvent(onClose)
  useEffect(() => {
    tellNotFetched()
    close()
  }, [])
  return null
}
