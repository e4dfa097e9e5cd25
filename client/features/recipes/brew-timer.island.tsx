import { type ReactNode, useEffect, useState } from 'react'

import { createIsland } from '#client/core/island.tsx'

import { brewTimerKey, type BrewView, useBrewTimer } from './brew-timer.ts'

/** Part of every document: announcements for screen readers, and the bar while a timer runs. */
export const BrewTimerDock = createIsland({
  name: 'brew-timer',
  wakes: ['together', `stored:${brewTimerKey}`],
  Content: Dock,
})

function Dock() {
  const brewing = useBrewTimer()
  const renderBar = useBar(brewing !== undefined)
  return (
    <>
      <output className="sr-only">{brewing?.announcement}</output>
      {brewing && renderBar?.(brewing)}
    </>
  )
}

type RenderBar = (view: BrewView) => ReactNode

/** Loads the bar with the first timer. If loading fails, the page works without it. */
function useBar(isNeeded: boolean): RenderBar | undefined {
  const [bar, setBar] = useState<{ render: RenderBar }>()
  useEffect(() => {
    if (!isNeeded) return
    import('./brew-timer-bar.tsx').then(
      ({ renderBrewTimerBar }) => setBar({ render: renderBrewTimerBar }),
      () => undefined,
    )
  }, [isNeeded])
  return bar?.render
}
