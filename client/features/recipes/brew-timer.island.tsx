import { type ReactNode, useEffect, useState } from 'react'

import { createIsland } from '#client/core/island.tsx'

import { brewTimerKey, type BrewView } from './brew-store.ts'
import { useBrewTimer } from './brew-timer.ts'

/** Announcements for screen readers, and the bar while a timer runs. Part of every document. */
export const BrewTimerDock = createIsland({
  name: 'brew-timer',
  wakes: ['together', `stored:${brewTimerKey}`],
  Content: Dock,
})

function Dock() {
  const brewing = useBrewTimer()
  const renderBar = useBrewTimerBar(brewing !== undefined)
  return (
    <>
      <output className="sr-only">{brewing?.announcement}</output>
      {brewing && renderBar?.(brewing)}
    </>
  )
}

type RenderBar = (view: BrewView) => ReactNode

/** Loads the bar when the first timer starts. If loading fails, no bar is shown. */
function useBrewTimerBar(isNeeded: boolean): RenderBar | undefined {
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
