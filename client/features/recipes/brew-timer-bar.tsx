import Clock from 'lucide-react/icons/clock'

import { paths } from '#domain/paths.ts'

import { stopBrewing } from './brew-session.ts'
import type { BrewView } from './brew-timer.ts'

export const renderBrewTimerBar = (view: BrewView) => <BrewTimerBar {...view} />

/**
 * Timer at the foot of every page except the recipe's own, whose button shows it. The page of a blend shows the bar
 * too, because a second blend may be on it by then.
 */
function BrewTimerBar({ timer, phase, time }: BrewView) {
  const address = timer.path ?? paths.recipe(timer.slug)
  const isHere = location.pathname === address
  if (isHere && timer.path === undefined) return null
  const ready = phase === 'ready'
  return (
    <section className="brew-bar print:hidden" aria-label="Brew timer">
      <div className="wrap">
        <Clock aria-hidden size={20} />
        <div className="brew-text">
          <a href={address}>
            <span className="line-clamp-2">{timer.name}</span>
          </a>
          <span className="brew-left" role={ready ? undefined : 'timer'}>
            {ready ? `Ready since ${time}` : time}
          </span>
        </div>
        <button type="button" className="button" onClick={stop}>
          {ready ? 'Dismiss' : 'Stop'}
        </button>
      </div>
    </section>
  )
}

/** Moves the focus before the bar disappears, so that it isn't lost. */
function stop() {
  document.getElementById('main')?.focus({ preventScroll: true })
  stopBrewing()
}
