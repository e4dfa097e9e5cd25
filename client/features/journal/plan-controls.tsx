import { useState } from 'react'

import { focusOnMount } from '#client/ui/focus-on-mount.ts'
import { useRestoreFocus } from '#client/ui/use-restore-focus.ts'
import { endRun, pauseRun, resumeRun } from '#domain/journal/plans.rules.ts'
import type { PlanRun } from '#domain/journal/plans.types.ts'

import { updateRun } from './plans.ts'

type PlanControlsProps = { run: PlanRun; today: string; state: 'running' | 'paused' }

/** Buttons to pause, resume and end a plan. Ending needs a confirmation. */
export function PlanControls({ run, today, state }: PlanControlsProps) {
  const [isEnding, setIsEnding] = useState(false)
  const endButton = useRestoreFocus<HTMLButtonElement>(isEnding)
  const applyTransition = (transition: (run: PlanRun, today: string) => PlanRun) => () =>
    updateRun(run.id, (current) => transition(current, today))
  if (isEnding)
    return (
      <div role="group" aria-label="End this plan?" className="plan-controls">
        <p>End this plan? Your ticked tasks stay.</p>
        <button type="button" className="button danger" onClick={applyTransition(endRun)} ref={focusOnMount}>
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
        <button type="button" className="button" onClick={applyTransition(resumeRun)}>
          Resume
        </button>
      ) : (
        <button type="button" className="button plain" onClick={applyTransition(pauseRun)}>
          Pause
        </button>
      )}
      <button ref={endButton} type="button" className="button plain" onClick={() => setIsEnding(true)}>
        End the plan
      </button>
    </div>
  )
}
