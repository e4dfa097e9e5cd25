import { useFetcher } from 'react-router'

import { Field } from '#client/ui/field.tsx'
import { Select } from '#client/ui/select.tsx'
import { SubmitButton } from '#client/ui/submit-button.tsx'
import { ailmentNames } from '#domain/ailments/ailment-names.ts'
import { maxBatchSize } from '#domain/bot/batches.rules.ts'
import type { BotStatus } from '#domain/bot/bot-status.types.ts'

import type { BotOutcome } from './admin-bot.action.ts'

export function BotGeneration({ status: { settings } }: { status: BotStatus }) {
  const fetcher = useFetcher<BotOutcome>()
  const { data: outcome } = fetcher
  const ailments = ailmentNames.map((name) => [name, name] as const)
  return (
    <section aria-labelledby="bot-generation">
      <h2 id="bot-generation" className="mb-3.5">
        Generate manually
      </h2>
      <p className="bot-hint">
        Recipes that you generate manually go through the same checks as scheduled recipes. They also count towards the
        daily limit.
      </p>
      <fetcher.Form method="post" className="fields" noValidate>
        <Select label="Ailment" name="ailment" options={[['', 'The bot chooses'], ...ailments]} />
        <Field
          label="Recipes in the batch"
          name="count"
          type="number"
          inputMode="numeric"
          min={1}
          max={maxBatchSize}
          defaultValue={settings.recipesPerBatch}
        />
        <label className="flex min-h-11 items-center gap-2.5">
          <input type="checkbox" name="check" defaultChecked />
          Check for duplicates first
        </label>
        <div className="flex flex-wrap gap-3">
          <SubmitButton intent="one" fetcher={fetcher} className="button plain">
            Generate one recipe
          </SubmitButton>
          <SubmitButton intent="batch" fetcher={fetcher}>
            Generate the batch
          </SubmitButton>
        </div>
        {outcome?.run?.warning !== undefined && (
          <p className="note" role="alert">
            {outcome.run.warning} Check for duplicates below to see them.
          </p>
        )}
        <p className={outcome?.isDone === true ? 'done' : 'error'} role="status">
          {outcome?.message}
        </p>
      </fetcher.Form>
    </section>
  )
}
