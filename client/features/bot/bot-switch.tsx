import { useEffect, useRef } from 'react'
import { Link, useFetcher } from 'react-router'

import { Field } from '#client/ui/field.tsx'
import { SubmitButton } from '#client/ui/submit-button.tsx'
import { Timestamp } from '#client/ui/timestamp.tsx'
import { maxBatchSize } from '#domain/bot/batches.rules.ts'
import type { BotStatus } from '#domain/bot/bot-status.types.ts'
import { formatRecipeCount } from '#domain/bot/bot.messages.ts'
import { paths } from '#domain/paths.ts'

import type { BotOutcome } from './admin-bot.action.ts'

/** Status of the bot: on or off, last and next activity, and batch size. */
export function BotSwitch({ status }: { status: BotStatus }) {
  const { settings, lastActivity, today, openBatches, next, counts } = status
  const fetcher = useFetcher<BotOutcome>()
  const { isEnabled, recipesPerBatch } = settings
  const published = today.scheduled + today.manual
  const [openBatch] = openBatches
  return (
    <section className="double-frame px-[clamp(16px,3vw,28px)] pt-5.5 pb-6.5" aria-labelledby="bot-status">
      <div className="mb-3 flex flex-wrap items-center justify-between gap-x-6 gap-y-2.5">
        <h2 id="bot-status" className={isEnabled ? 'text-leaf' : 'text-quiet'}>
          {isEnabled ? 'Running' : 'Stopped'}
        </h2>
        <fetcher.Form method="post">
          {isEnabled ? (
            <SubmitButton intent="stop" fetcher={fetcher} className="button danger">
              Stop Herbi Bot
            </SubmitButton>
          ) : (
            <SubmitButton intent="enable" fetcher={fetcher}>
              Enable Herbi Bot
            </SubmitButton>
          )}
        </fetcher.Form>
      </div>
      <dl className="fact-list [--term-width:12rem]">
        <div>
          <dt>Last activity</dt>
          <dd role="status">
            {lastActivity ? (
              <>
                {lastActivity.description}{' '}
                <small className="text-[0.92rem] whitespace-nowrap text-quiet">
                  <Timestamp time={lastActivity.createdAt} />
                </small>
              </>
            ) : (
              'None yet.'
            )}
          </dd>
        </div>
        <div>
          <dt>Published today (UTC)</dt>
          <dd>
            <meter
              className="me-3 inline-block w-[min(7rem,100%)] align-middle"
              min={0}
              max={Math.max(1, today.max)}
              value={published}
              aria-label="Published today"
            />
            {published} out of a maximum of {today.max}
            {today.manual > 0 && `, ${today.manual} generated manually`}
          </dd>
        </div>
        {openBatch && (
          <div>
            <dt>In progress</dt>
            <dd>
              {openBatch.kind === 'manual' ? 'Manual' : 'Scheduled'} batch: {openBatch.steps} of {openBatch.wanted}{' '}
              tried, {openBatch.published} published
            </dd>
          </div>
        )}
        <div>
          <dt>Likely next recipe</dt>
          <dd>
            {next ? `${next.ailment}. ${next.reason}` : 'None today, because the bot has reached its daily limit.'}
          </dd>
        </div>
        <div>
          <dt>In the catalogue</dt>
          <dd>
            {formatRecipeCount(counts.recipes)},{' '}
            <Link to={paths.adminReview}>
              {counts.waiting === 0 ? 'none waiting for review' : `${counts.waiting} waiting for review`}
            </Link>
          </dd>
        </div>
      </dl>
      <BatchSize key={recipesPerBatch} recipesPerBatch={recipesPerBatch} />
    </section>
  )
}

function BatchSize({ recipesPerBatch }: { recipesPerBatch: number }) {
  const fetcher = useFetcher<BotOutcome>()
  const form = useRef<HTMLFormElement>(null)
  const { data } = fetcher
  // If the server limits the new size to the previous one, the form's key doesn't change and the form must be reset
  // here.
  useEffect(() => {
    if (data?.isDone) form.current?.reset()
  }, [data])
  return (
    <fetcher.Form
      ref={form}
      method="post"
      className="flex flex-wrap items-end gap-x-3.5 gap-y-2 border-t border-line pt-4 [&_.labelled]:flex-[0_1_22rem]"
      noValidate
    >
      <Field
        label="Recipes per batch"
        hint="While the bot runs, it starts one batch an hour until it reaches the daily limit."
        name="size"
        type="number"
        inputMode="numeric"
        min={1}
        max={maxBatchSize}
        defaultValue={recipesPerBatch}
      />
      <SubmitButton intent="size" fetcher={fetcher} className="button plain h-12">
        Save
      </SubmitButton>
    </fetcher.Form>
  )
}
