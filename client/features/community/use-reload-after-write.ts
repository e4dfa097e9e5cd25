import { useEffect } from 'react'
import { useRevalidator } from 'react-router'

import { hasRecentWrite } from './recent-writes.ts'

/** Reloads the data once if HTML from the Worker may lack a text that was written in this tab. */
export function useReloadAfterWrite(): void {
  const { revalidate } = useRevalidator()
  useEffect(() => {
    const isServerRendered = document.documentElement.dataset['application'] === undefined
    if (isServerRendered && hasRecentWrite()) void revalidate()
  }, [revalidate])
}
