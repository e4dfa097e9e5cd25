import Clock from 'lucide-react/icons/clock'

import { paths } from '#domain/paths.ts'

import { stopBrewing } from './brew-session.ts'
import type { BrewView } from './brew-store.ts'

export const renderBrewTimerBar = (view: BrewView) => <BrewTimerBar {...view} />

/**
 * Timer at the foot of every page. A recipe's own page shows the timer in its button instead. The blend generator shows
 * the bar too, because the page may show another blend by now.
 */
function BrewTimerBar({ timer, phase, time }: BrewView) {
  const url = timer.path ?? paths.recipe(timer.slug)
  const isOwnPage = location.pathname === url
  if (isOwnPage && timer.path === undefined) return null
  const ready = phase === 'ready'
  return (
    <section className="brew-bar print:hidden" aria-label="Brew timer">
      <div className="wrap">
        <Clock aria-hidden size={20} />
        <div className="brew-text">
          <a href={url}>
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

/** Moves the focus first, because the focused button disappears with the bar. */
function stop() {
  document.getElementById('main')?.focus({ preventScroll: true })
  stopBrewing()
}
