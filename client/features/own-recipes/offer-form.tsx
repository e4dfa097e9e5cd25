import { useEffect, useRef } from 'react'
import { Link, useFetcher } from 'react-router'

import type { ActionResult } from '#client/core/run-action.ts'
import { ActionMessage } from '#client/ui/action-message.tsx'
import { DraftNote } from '#client/ui/draft-note.tsx'
import { Field } from '#client/ui/field.tsx'
import { summaryStyle } from '#client/ui/form-part.tsx'
import { Select } from '#client/ui/select.tsx'
import { SubmitButton } from '#client/ui/submit-button.tsx'
import { TextArea } from '#client/ui/text-area.tsx'
import { useFormDraft } from '#client/ui/use-form-draft.ts'
import { ailmentNames } from '#domain/ailments/ailment-names.ts'
import { maxDisplayNameLength } from '#domain/community/display-name.rules.ts'
import { nameOfferedField } from '#domain/own-recipes/own-recipes.messages.ts'
import type { OwnRecipe } from '#domain/own-recipes/own-recipes.types.ts'
import { paths } from '#domain/paths.ts'
import { editLimits } from '#domain/recipes/recipe-edit.schemas.ts'
import { descriptionWordLimits, lineLimits } from '#domain/recipes/recipe-limits.ts'
import { difficulties } from '#domain/recipes/recipes.types.ts'

const [minSteps, maxSteps] = lineLimits.instructions
/** Maximum characters of a field with one line for each entry. */
const maxLinesLength = 2000

const offerFields = new Set(['displayName', 'description', 'benefits', 'tips', 'difficulty'])

/** Name of the draft of an offer. */
export const offerDraftName = (recipeId: string): string => `offer ${recipeId}`

type OfferFormProps = { recipe: OwnRecipe; asksForName: boolean }

/** Form for what a published recipe has and an own recipe lacks. Its text stays in the browser after it was sent. */
export function OfferForm({ recipe, asksForName }: OfferFormProps) {
  const form = useRef<HTMLFormElement>(null)
  const details = useRef<HTMLDetailsElement>(null)
  const draft = useFormDraft(form, offerDraftName(recipe.id))
  const hasDraft = draft.offer !== undefined
  useEffect(() => {
    if (hasDraft && details.current) details.current.open = true
  }, [hasDraft])
  const fetcher = useFetcher<ActionResult>()
  const failed = fetcher.data?.isDone ? undefined : fetcher.data
  const errors = Object.entries(failed?.errors ?? {})
  const getError = (name: string) => errors.find(([field]) => field.split('.')[0] === name)?.[1]
  const others = errors.filter(([field]) => !offerFields.has(field.split('.')[0] ?? ''))
  return (
    <details ref={details} className="mt-3">
      <summary className={summaryStyle}>Offer this recipe</summary>
      <fetcher.Form method="post" ref={form} className="fields" onInput={draft.onInput}>
        <DraftNote draft={draft} />
        <p className="text-quiet">
          A published recipe has {minSteps} to {maxSteps} steps and one of these ailments: {ailmentNames.join(', ')}.
        </p>
        <TextArea
          name="description"
          error={getError('description')}
          rows={4}
          max={editLimits.description}
          label="Description"
          hint={`How it tastes, and when and how you drink it, in ${descriptionWordLimits.min} to ${descriptionWordLimits.max} words.`}
        />
        <TextArea
          name="benefits"
          error={getError('benefits')}
          rows={4}
          max={maxLinesLength}
          label="Traditional uses of its herbs"
          hint={`${lineLimits.benefits[0]} to ${lineLimits.benefits[1]} lines. Say what people have used the herbs for, not that they work.`}
        />
        <TextArea
          name="tips"
          error={getError('tips')}
          rows={4}
          max={maxLinesLength}
          label="Tips"
          hint={`${lineLimits.tips[0]} to ${lineLimits.tips[1]} lines.`}
        />
        {asksForName && (
          <Field
            label="Display name (optional)"
            hint="Readers see it on the recipe and on your posts. We never show your full name or your email address."
            name="displayName"
            maxLength={maxDisplayNameLength}
            autoComplete="nickname"
            error={getError('displayName')}
          />
        )}
        <Select label="Difficulty" name="difficulty" options={difficulties.map((name) => [name, name] as const)} />
        {others.length > 0 && (
          <div className="note" role="alert">
            <p>Please change this in your recipe first:</p>
            <ul className="mt-2 list-disc ps-[1.1em]">
              {others.map(([field, message]) => (
                <li key={field}>{`${nameOfferedField(field)}: ${message}`}</li>
              ))}
            </ul>
            <p className="mt-2">
              <Link to={paths.editOwnRecipe(recipe.id)} className="inline-link">
                Edit the recipe
              </Link>{' '}
              and come back. Your text is kept in this browser.
            </p>
          </div>
        )}
        <ActionMessage outcome={errors.length > 0 ? undefined : failed} />
        <SubmitButton fetcher={fetcher} intent="offer">
          Offer this recipe
        </SubmitButton>
      </fetcher.Form>
    </details>
  )
}
