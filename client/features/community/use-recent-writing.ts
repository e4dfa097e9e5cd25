import { useEffect } from 'react'
import { useRevalidator } from 'react-router'

import { wroteRecently } from './own-writing.ts'

/** Reloads the data once if HTML from the Worker may lack a text that was written in this tab. */
export function useRecentWriting(): void {
  const { revalidate } = useRevalidator()
  useEffect(() => {
    const isDrawnByWorker = document.documentElement.dataset['application'] === undefined
    if (isDrawnByWorker && wroteRecently()) void revalidate()
  }, [revalidate])
}
