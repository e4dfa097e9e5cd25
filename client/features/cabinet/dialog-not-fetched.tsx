import { useEffect, useEffectEvent } from 'react'

import { showToast } from '#client/core/toasts.ts'

/** Stands for a dialog that could not be fetched: says so, and leaves the page as it is. */
export default function DialogNotFetched({ onClose }: { onClose: () => void }) {
  const close = useEffectEvent(onClose)
  useEffect(() => {
    void showToast('error', 'We cannot be reached just now. Please try again soon.')
    close()
  }, [])
  return null
}
