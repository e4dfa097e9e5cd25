import { lazy, type ReactNode, Suspense } from 'react'

import type { BrowserCheck } from '#domain/safety/browser-check.ts'

import { useHasProfile } from './profile-presence.ts'

/** Loaded only if this browser has answers. */
const PersonalAsk = lazy(() => import('./personal-ask.tsx').catch(() => ({ default: NotFetched })))

export type PersonalAskProps = { draw: (check: BrowserCheck) => ReactNode }

/** Renders `draw` with the check against the user's answers, or with state `nobody` if this browser has none. */
export function ForYouAsk({ draw }: PersonalAskProps) {
  if (!useHasProfile()) return draw({ state: 'nobody' })
  return (
    <Suspense fallback={draw({ state: 'asking' })}>
      <PersonalAsk draw={draw} />
    </Suspense>
  )
}

const NotFetched = ({ draw }: PersonalAskProps) => draw({ state: 'failed' })
