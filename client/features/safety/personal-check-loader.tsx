import { lazy, Suspense } from 'react'

import type { PersonalCheckLoaderProps } from './loaded-personal-check.tsx'
import { useHasProfile } from './profile-presence.ts'

/** Loaded only if this browser has answers. */
const LoadedPersonalCheck = lazy(() => import('./loaded-personal-check.tsx').catch(() => ({ default: LoadError })))

/** Calls `render` with the check against the user's answers, or with the state `no-answers` if this browser has none. */
export function PersonalCheckLoader({ render }: PersonalCheckLoaderProps) {
  if (!useHasProfile()) return render({ state: 'no-answers' })
  return (
    <Suspense fallback={render({ state: 'loading' })}>
      <LoadedPersonalCheck render={render} />
    </Suspense>
  )
}

const LoadError = ({ render }: PersonalCheckLoaderProps) => render({ state: 'failed' })
