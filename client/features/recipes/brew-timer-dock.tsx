import { lazy, Suspense } from 'react'

import { useBrewTimer } from './brew-timer.ts'

const BrewTimerBar = lazy(() => import('./brew-timer-bar.tsx'))

/** The place of the timer in every document: what is said to screen readers, and the bar once something brews. */
export function BrewTimerDock() {
  const brewing = useBrewTimer()
  return (
    <>
      <output className="sr-only">{brewing?.announcement}</output>
      {brewing && (
        <Suspense>
          <BrewTimerBar {...brewing} />
        </Suspense>
      )}
    </>
  )
}
