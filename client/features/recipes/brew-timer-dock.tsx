import { type ReactNode, useEffect, useState } from 'react'

import { type BrewView, useBrewTimer } from './brew-timer.ts'

/** The place of the timer in every document: what is said to screen readers, and the bar once something brews. */
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

/** The bar is fetched with the first timer; a page goes on without it when it cannot be fetched. */
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
