import { useId } from 'react'

import { createPersonalTea } from '#domain/journal/personal-tea.ts'
import { getPlanDay, countProgress, getStatus, setChecked } from '#domain/journal/plans.rules.ts'
import type { PlanRun } from '#domain/journal/plans.types.ts'
import { countTeaDays } from '#domain/journal/protocol-check.ts'
import { type ChecklistItem, listCups, listPlanDays, getProtocol } from '#domain/journal/protocols.ts'
import type { PlannedTea } from '#domain/journal/protocols.types.ts'
import type { BrowserCheck } from '#domain/safety/browser-check.ts'

import { CupItem } from './cup-item.tsx'
import { PlanControls } from './plan-controls.tsx'
import { updateRun } from './plans.ts'

type PlanDayCardProps = { run: PlanRun; today: string; personalCheck: BrowserCheck }

/** Today's cups and activity of one plan, as checkboxes. */
export function PlanDayCard({ run, today, personalCheck }: PlanDayCardProps) {
  const id = useId()
  const protocol = getProtocol(run.protocol)
  const status = getStatus(run, today)
  if (!('day' in status)) return null
  const { day, state } = status
  const planDay = getPlanDay(run, day)
  if (!planDay) return null
  const length = listPlanDays(protocol).length
  const { done: doneCount, planned: plannedCount } = countProgress(run, day)
  const isDone = (item: ChecklistItem) => run.done[day]?.includes(item) ?? false
  const setDone = (item: ChecklistItem, isChecked: boolean) =>
    updateRun(run.id, (current) => setChecked(current, day, item, isChecked))
  const personalTeaFor = (tea: PlannedTea) =>
    personalCheck.state === 'ready'
      ? createPersonalTea(tea, countTeaDays(protocol, tea), personalCheck.runCheck)
      : undefined
  return (
    <article className="label" aria-labelledby={id}>
      <div>
        <h2 id={id} className="text-[1.6rem] text-cobalt">
          <span aria-hidden>{protocol.emoji} </span>
          {protocol.name}: day {day} of {length}
        </h2>
        <p className="text-quiet">{planDay.stage}</p>
        {state === 'paused' ? (
          <p className="mt-3">Paused. When you resume, you continue with day {day}.</p>
        ) : (
          <ul className="plan-tasks">
            {listCups(planDay).map((cup) => (
              <CupItem
                key={cup.time}
                cup={cup}
                personalTea={personalTeaFor(cup.tea)}
                isDone={isDone(cup.time)}
                onCheck={(isChecked) => setDone(cup.time, isChecked)}
              />
            ))}
            <li>
              <label className="check">
                <input
                  type="checkbox"
                  checked={isDone('action')}
                  onChange={(event) => setDone('action', event.currentTarget.checked)}
                />
                <span>{planDay.action}</span>
              </label>
            </li>
          </ul>
        )}
        <p className="mt-2 text-[0.94rem] text-quiet">{`${doneCount} of ${plannedCount} tasks done so far.`}</p>
        <PlanControls run={run} today={today} state={state} />
      </div>
    </article>
  )
}
