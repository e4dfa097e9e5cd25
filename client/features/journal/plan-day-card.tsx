import { useId, useState } from 'react'
import { Link } from 'react-router'

import { saveCalendar } from '#client/core/save-calendar.ts'
import { focusOnMount } from '#client/ui/focus-on-mount.ts'
import { useRestoreFocus } from '#client/ui/use-restore-focus.ts'
import { type PlanCup, toCupEvents } from '#domain/calendar/cup-events.ts'
import { createPersonalTea, type PersonalTea } from '#domain/journal/personal-tea.ts'
import {
  getPlanDay,
  countProgress,
  getStatus,
  setChecked,
  endRun,
  pauseRun,
  resumeRun,
} from '#domain/journal/plans.rules.ts'
import type { PlanRun } from '#domain/journal/plans.types.ts'
import { countTeaDays } from '#domain/journal/protocol-check.ts'
import { type ChecklistItem, listCups, listPlanDays, getProtocol, type DayCup } from '#domain/journal/protocols.ts'
import type { PlannedTea } from '#domain/journal/protocols.types.ts'
import { paths } from '#domain/paths.ts'
import type { BrowserCheck } from '#domain/safety/browser-check.ts'

import { updateRun } from './plans.ts'
import { listSuitableCups } from './suitable-cups.ts'

const taskStyle = 'border-t border-line py-1'
const controlsStyle = 'mt-3 flex flex-wrap items-center gap-2.5'

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
          <ul className="mt-2.5">
            {listCups(planDay).map((cup) => (
              <CupItem
                key={cup.time}
                cup={cup}
                personalTea={personalTeaFor(cup.tea)}
                isDone={isDone(cup.time)}
                onCheck={(isChecked) => setDone(cup.time, isChecked)}
              />
            ))}
            <li className={taskStyle}>
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
        {state === 'running' && <CalendarButton cups={listSuitableCups([run], today, personalCheck)} />}
        <PlanControls run={run} today={today} state={state} />
      </div>
    </article>
  )
}

/** Saves the cups for a calendar, and leads to a feed. Renders nothing until the teas are checked. */
const CalendarButton = ({ cups }: { cups: readonly PlanCup[] | null }) =>
  cups && (
    <p className="mt-2 flex flex-wrap gap-x-5">
      <button
        type="button"
        className="stand-alone cursor-pointer"
        onClick={() => saveCalendar('herbal-remedies-plan', 'Your cups', toCupEvents(cups, location.origin))}
      >
        Download for your calendar
      </button>
      <Link to={paths.calendar} className="stand-alone">
        Calendar feed
      </Link>
    </p>
  )

type CupItemProps = {
  cup: DayCup
  personalTea: PersonalTea | undefined
  isDone: boolean
  onCheck: (isDone: boolean) => void
}

/** Cup in a plan's day. Leaves out herbs that don't suit the user. */
function CupItem({ cup: { timeLabel, tea }, personalTea, isDone, onCheck }: CupItemProps) {
  const isUnsuitable = personalTea !== undefined && !personalTea.remainingTea
  const herbs = (personalTea?.remainingTea ?? tea).herbs
  return (
    <li className={taskStyle}>
      {isUnsuitable ? (
        <p className="py-2 font-semibold text-rust">{`${timeLabel}: leave out ${tea.name}. It is not suitable for you.`}</p>
      ) : (
        <label className="check">
          <input type="checkbox" checked={isDone} onChange={(event) => onCheck(event.currentTarget.checked)} />
          <span>{`${timeLabel}: a cup of ${tea.name}`}</span>
        </label>
      )}
      {!isUnsuitable && (
        <p className="ps-7.5 pb-2 text-[.94rem] text-quiet">
          {`${herbs.map(({ name, gramsPerCup }) => `${name} ${gramsPerCup} g`).join(', ')} a cup. `}
          {personalTea && personalTea.excludedIngredients.length > 0 && (
            <strong className="font-semibold text-rust">{`Leave out: ${personalTea.excludedIngredients.map(({ name }) => name).join(', ')}. `}</strong>
          )}
          <Link to={paths.recipe(tea.slug)}>
            How to brew it<span className="sr-only">: {tea.name}</span>
          </Link>
        </p>
      )}
    </li>
  )
}

type PlanControlsProps = { run: PlanRun; today: string; state: 'running' | 'paused' }

/** Buttons to pause, resume and end a plan. Ending needs a confirmation. */
function PlanControls({ run, today, state }: PlanControlsProps) {
  const [isEnding, setIsEnding] = useState(false)
  const endButton = useRestoreFocus<HTMLButtonElement>(isEnding)
  const applyTransition = (transition: (run: PlanRun, today: string) => PlanRun) => () =>
    updateRun(run.id, (current) => transition(current, today))
  if (isEnding)
    return (
      <div role="group" aria-label="End this plan?" className={controlsStyle}>
        <p className="flex-[1_0_100%]">End this plan? Your ticked tasks stay.</p>
        <button type="button" className="button danger" onClick={applyTransition(endRun)} ref={focusOnMount}>
          End plan
        </button>
        <button type="button" className="button plain" onClick={() => setIsEnding(false)}>
          Keep going
        </button>
      </div>
    )
  return (
    <div className={controlsStyle}>
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
