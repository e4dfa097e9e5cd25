import { useState } from 'react'

import { takeFocus } from '#client/ui/take-focus.ts'
import { useRestoreFocus } from '#client/ui/use-restore-focus.ts'
import { withEnd, withPause, withResume } from '#domain/journal/plans.rules.ts'
import type { PlanRun } from '#domain/journal/plans.types.ts'

import { changeRun } from './plans.ts'

type PlanControlsProps = { run: PlanRun; today: string; state: 'running' | 'paused' }

/** Buttons to pause, resume and end a plan. Ending needs a confirmation. */
export function PlanControls({ run, today, state }: PlanControlsProps) {
  const [isEnding, setIsEnding] = useState(false)
  const end = useRestoreFocus<HTMLButtonElement>(isEnding)
  const change = (to: (run: PlanRun, today: string) => PlanRun) => () => changeRun(run.id, (now) => to(now, today))
  if (isEnding)
    return (
      <div role="group" aria-label="End this plan?" className="plan-controls">
        <p>End this plan? Your ticked tasks stay.</p>
        <button type="button" className="button danger" onClick={change(withEnd)} ref={takeFocus}>
          End plan
        </button>
        <button type="button" className="button plain" onClick={() => setIsEnding(false)}>
          Keep going
        </button>
      </div>
    )
  return (
    <div className="plan-controls">
      {state === 'paused' ? (
        <button type="button" className="button" onClick={change(withResume)}>
          Resume
        </button>
      ) : (
        <button type="button" className="button plain" onClick={change(withPause)}>
          Pause
        </button>
      )}
      <button ref={end} type="button" className="button plain" onClick={() => setIsEnding(true)}>
        End the plan
      </button>
    </div>
  )
}
