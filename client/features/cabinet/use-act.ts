import { useState } from 'react'
import { useFetcher } from 'react-router'

import { careForBrowser } from '#domain/paths.ts'

import { type Act, careKey } from './cabinet-acts.ts'
import type { LoadedCare } from './care.route.ts'

/** What somebody is about to do. Whoever opens what is known of a herb asks for it at once. */
export function useAct() {
  const [act, setAct] = useState<Act | null>(null)
  const { load } = useFetcher<LoadedCare>({ key: careKey })
  const begin = (next: Act) => {
    setAct(next)
    if (next.kind === 'info') void load(careForBrowser(next.herb.slug))
  }
  return { act, begin, end: () => setAct(null) }
}
