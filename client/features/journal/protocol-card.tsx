import { useId } from 'react'
import { Link } from 'react-router'

import { showToast } from '#client/core/toasts.ts'
import { formatDay } from '#domain/date-in-words.ts'
import type { RequiredRest } from '#domain/journal/plan-rest.ts'
import { findStartRefusal, startPlan } from '#domain/journal/plan-start.rules.ts'
import type { PlanRun } from '#domain/journal/plans.types.ts'
import { listPlanDays, listCups } from '#domain/journal/protocols.ts'
import type { Protocol } from '#domain/journal/protocols.types.ts'
import { paths } from '#domain/paths.ts'
import type { BrowserCheck } from '#domain/safety/browser-check.ts'
import { joinWords } from '#domain/words.ts'

import { PlanOutcome } from './plan-outcome.tsx'
import { updateRuns } from './plans.ts'
import { ProtocolForYou } from './protocol-for-you.tsx'

type ProtocolCardProps = { protocol: Protocol; runs: readonly PlanRun[]; today: string; personalCheck: BrowserCheck }

export function ProtocolCard({ protocol, runs, today, personalCheck }: ProtocolCardProps) {
  const id = useId()
  const { key, name, emoji, about, keyHerbs, minAge, cautions } = protocol
  const protocolRuns = runs.filter((run) => run.protocol === key)
  const latestRun = protocolRuns.at(-1)
  const refusal = findStartRefusal(runs, key, today)
  const start = () => {
    updateRuns((current) => startPlan(current, key, today, crypto.randomUUID()))
    showToast('info', `Starting ${name} protocol!`)
  }
  return (
    <article className="protocol" aria-labelledby={id}>
      <h3 id={id}>
        <span aria-hidden>{emoji} </span>
        {name}
      </h3>
      <p className="-mt-2 text-[.96rem] text-quiet">{`${listPlanDays(protocol).length} days · age ${minAge} and over`}</p>
      <p>{about}</p>
      <p>
        <strong>Key herbs:</strong> {keyHerbs.join(', ')}
      </p>
      <ul className="list-disc rounded-s-[4px] rounded-e-box border-s-4 border-saffron bg-saffron-wash py-3 ps-8 pe-4 text-[.94rem] leading-[1.45]">
        {cautions.map((caution) => (
          <li key={caution} className="not-first:mt-1.5">
            {caution}
          </li>
        ))}
      </ul>
      <ProtocolForYou protocol={protocol} personalCheck={personalCheck} />
      <ProtocolDays protocol={protocol} />
      {latestRun && <PlanOutcome run={latestRun} rounds={protocolRuns} today={today} />}
      <div className="grid justify-items-start gap-2">
        {refusal === undefined && (
          <button
            type="button"
            className="button h-auto min-h-11.5 py-2.5 leading-[1.25] whitespace-normal"
            onClick={start}
          >
            {latestRun ? `Start ${name} again` : `Start ${name}`}
          </button>
        )}
        {refusal === 'already running' && (
          <p className="text-quiet">You are following this plan. Today’s tasks are at the top of the page.</p>
        )}
        {refusal === 'too many plans' && (
          <p className="text-quiet">You can follow up to two plans at once. End one before you start another.</p>
        )}
        {typeof refusal === 'object' && <RestNotice rest={refusal} />}
        {latestRun && refusal === undefined && (
          <p className="text-[0.94rem] text-quiet">
            Most herbs in this plan are for two weeks at a time. Leave two weeks before you repeat it.
          </p>
        )}
      </div>
    </article>
  )
}

const RestNotice = ({ rest: { herbs, until } }: { rest: RequiredRest }) => (
  <p className="text-quiet">
    {`Take a break first. If you repeat this plan now, you’ll drink ${joinWords(herbs)} for more days in a row than we advise. You can start again from ${formatDay(until)}, after a two-week break.`}
  </p>
)

const ProtocolDays = ({ protocol: { name, stages } }: { protocol: Protocol }) => (
  <details className="collapsed protocol-days">
    <summary>
      All days<span className="sr-only">: {name}</span>
    </summary>
    {stages.map((stage, position) => (
      <section key={stage.title} className="pt-2 pb-3">
        <h4>{stage.title}</h4>
        <ul className="text-quiet">
          {listCups(stage).map(({ time, timeLabel, tea }) => (
            <li key={time}>
              {`${timeLabel}: `}
              <Link to={paths.recipe(tea.slug)}>{tea.name}</Link>
            </li>
          ))}
        </ul>
        <ol
          className="list-decimal ps-[1.9em]"
          start={stages.slice(0, position).reduce((sum, { actions }) => sum + actions.length, 1)}
        >
          {stage.actions.map((action) => (
            <li key={action} className="my-0.75">
              {action}
            </li>
          ))}
        </ol>
      </section>
    ))}
  </details>
)
