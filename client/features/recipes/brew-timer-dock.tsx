import { type ReactNode, useEffect, useState } from 'react'

import { type BrewView, useBrewTimer } from './brew-timer.ts'

/** Part of every document: announcements for screen readers, and the bar while a timer runs. */
export function BrewTimerDock() {
  const brewing = useBrewTimer()
  const drawBar = useBar(brewing !== undefined)
  return (
    <>
      <output className="sr-only">{brewing?.announcement}</output>
      {brewing && drawBar?.(brewing)}
    </>
  )
}

type DrawBar = (view: BrewView) => ReactNode

/** Loads the bar with the first timer; without a network the page goes on without it. */
function useBar(isNeeded: boolean): DrawBar | undefined {
  const [bar, setBar] = useState<{ draw: DrawBar }>()
  useEffect(() => {
    if (!isNeeded) return
    import('./brew-timer-bar.tsx').then(
      ({ drawBrewTimerBar }) => setBar({ draw: drawBrewTimerBar }),
      () => undefined,
    )
  }, [isNeeded])
  return bar?.draw
}
