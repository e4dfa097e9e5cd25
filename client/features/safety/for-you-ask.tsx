import { lazy, type ReactNode, Suspense } from 'react'

import type { AskedCheck } from '#domain/safety/asked-check.ts'

import { useHasProfile } from './profile-presence.ts'

/** Fetched only where answers are kept. */
const PersonalAsk = lazy(() => import('./personal-ask.tsx').catch(() => ({ default: NotFetched })))

export type AskedProps = { draw: (asked: AskedCheck) => ReactNode }

/** What a page draws with the check for whoever reads it, and without where nobody told anything here. */
export function ForYouAsk({ draw }: AskedProps) {
  if (!useHasProfile()) return draw({ state: 'nobody' })
  return (
    <Suspense fallback={draw({ state: 'asking' })}>
      <PersonalAsk draw={draw} />
    </Suspense>
  )
}

const NotFetched = ({ draw }: AskedProps) => draw({ state: 'failed' })
