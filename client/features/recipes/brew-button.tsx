import Clock from 'lucide-react/icons/clock'
import { useRef } from 'react'

import { onIntent } from '#client/core/on-intent.ts'
import type { BrewTimerInput } from '#domain/recipes/brew-timer.rules.ts'

import type { BrewView } from './brew-store.ts'
import { useBrewTimer, withBrewSession } from './brew-timer.ts'

/**
 * Button that starts a recipe's timer and is replaced by the time left. A press focuses the whole group, because the
 * pressed button disappears.
 */
export function BrewButton(recipe: BrewTimerInput) {
  const brewing = useBrewTimer()
  const group = useRef<HTMLFieldSetElement>(null)
  const press = (action: 'startBrewing' | 'stopBrewing') => {
    group.current?.focus({ preventScroll: true })
    void withBrewSession((session) => session[action](recipe))
  }
  return (
    <fieldset className="brew print:hidden" ref={group} tabIndex={-1} aria-label="Brew timer">
      {brewing?.timer.slug === recipe.slug ? (
        <RunningTimer {...brewing} stop={() => press('stopBrewing')} />
      ) : (
        <button
          type="button"
          className="button"
          onClick={() => press('startBrewing')}
          {...onIntent(() => withBrewSession(() => undefined))}
        >
          <Clock aria-hidden size={19} />
          <span>
            Start brewing
            {brewing && brewing.phase !== 'ready' && <small>{` (stops ${brewing.timer.name})`}</small>}
          </span>
        </button>
      )}
    </fieldset>
  )
}

function RunningTimer({ phase, time, stop }: BrewView & { stop: () => void }) {
  if (phase === 'ready')
    return (
      <>
        <span className="brew-ready">Ready since {time}</span>
        <button type="button" className="button plain" onClick={stop}>
          Dismiss
        </button>
      </>
    )
  return (
    <>
      <span className="brew-time" role="timer">
        {time}
      </span>
      <button
        type="button"
        className="button plain"
        onClick={() => void withBrewSession((session) => session.addMinute())}
      >
        +1 min
      </button>
      <button type="button" className="button plain" onClick={stop}>
        Stop
      </button>
    </>
  )
}
