import { useEffect } from 'react'
import { useRevalidator } from 'react-router'

import { wroteLately } from './own-writing.ts'

/** What the worker has drawn may lack what was written in this tab just before a reload: then the page asks for it anew. */
export function useRecentWriting(): void {
  const { revalidate } = useRevalidator()
  useEffect(() => {
    const isDrawnByWorker = document.documentElement.dataset['application'] === undefined
    if (isDrawnByWorker && wroteLately()) void revalidate()
  }, [revalidate])
}
