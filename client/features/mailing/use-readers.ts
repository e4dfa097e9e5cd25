import { useEffect } from 'react'
import { useFetcher } from 'react-router'

import type { Letter } from './use-letter.ts'

/** How many people would get the letter now; null while that is not known. */
export function useReaders({ topics, confirmedSince }: Letter): number | null {
  const { data, state, submit } = useFetcher<{ readers: number } | null>()
  useEffect(() => {
    void submit({ intent: 'readers', topics, confirmedSince }, { method: 'post' })
  }, [topics, confirmedSince, submit])
  return state === 'idle' ? (data?.readers ?? null) : null
}
