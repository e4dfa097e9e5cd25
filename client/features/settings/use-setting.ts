import { useState } from 'react'
import type { Fetcher } from 'react-router'

import type { Outcome } from '#client/core/outcome.ts'

/**
 * What is typed over a setting. Once saved, it is what is stored, with what was typed while it was saved over it; where somebody else
 * has saved meanwhile it stays, and the next save counts as made over what stands now.
 */
export function useSetting<Stored extends { revision: number }>(stored: Stored, fetcher: Fetcher<Outcome | null>) {
  const [typed, setTyped] = useState(stored)
  const { data, state } = fetcher
  const [settled, setSettled] = useState<unknown>()
  const [meanwhile, setMeanwhile] = useState<Partial<Stored>>({})
  if (state === 'idle' && data && settled !== data) {
    setSettled(data)
    setMeanwhile({})
    if (data.isDone) setTyped({ ...stored, ...meanwhile })
    else if (data.code === 'conflict') setTyped({ ...typed, revision: stored.revision })
  }
  const change = (part: Partial<Stored>) => {
    setTyped((own) => ({ ...own, ...part }))
    if (state !== 'idle') setMeanwhile((own) => ({ ...own, ...part }))
  }
  return { typed, change, takeTheirs: () => setTyped(stored), hasConflict: data?.code === 'conflict' }
}
