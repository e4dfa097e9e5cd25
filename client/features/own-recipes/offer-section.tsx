import { useFetcher } from 'react-router'

import type { ActionResult } from '#client/core/run-action.ts'
import { ActionMessage } from '#client/ui/action-message.tsx'
import { ConfirmButton } from '#client/ui/confirm-button.tsx'
import { summaryStyle } from '#client/ui/form-part.tsx'
import { Select } from '#client/ui/select.tsx'
import { SubmitButton } from '#client/ui/submit-button.tsx'
import { TextArea } from '#client/ui/text-area.tsx'
import { ailmentNames } from '#domain/ailments/ailment-names.ts'
import type { OfferStatus } from '#domain/own-recipes/offer.ts'
import { nameOfferedField } from '#domain/own-recipes/own-recipes.messages.ts'
import type { OwnRecipe } from '#domain/own-recipes/own-recipes.types.ts'
import { paths } from '#domain/paths.ts'
import { editLimits } from '#domain/recipes/recipe-edit.schemas.ts'
import { descriptionWordLimits, lineLimits } from '#domain/recipes/recipe-limits.ts'
import { difficulties } from '#domain/recipes/recipes.types.ts'

import { headingStyle } from './recipe-text.tsx'

type OfferSectionProps = { recipe: OwnRecipe; offer: OfferStatus | null }

/** Offers the recipe to everybody, and shows what we decided. */
export function OfferSection({ recipe, offer }: OfferSectionProps) {
  const isWithUs = offer?.state === 'waiting' || offer?.state === 'hidden' || offer?.state === 'published'
  return (
    <section aria-labelledby="offer" className="print:hidden">
      <h2 id="offer" className={headingStyle}>
        Offer it to everybody
      </h2>
      <div role="status">
        <OfferState offer={offer} />
      </div>
      {isWithUs ? <Withdrawal recipe={recipe} isPublished={offer.state === 'published'} /> : <OfferForm />}
    </section>
  )
}

const stateTexts = {
  waiting: 'Your recipe is waiting for our review. We’ll tell you what we decide.',
  hidden: 'We have hidden your recipe for now.',
  withdrawn: 'Your recipe is no longer with us. You can offer it again.',
} as const

function OfferState({ offer }: Pick<OfferSectionProps, 'offer'>) {
  if (offer === null)
    return (
      <p className="max-w-[68ch]">
        If we accept your recipe, we publish it among our remedies with your display name. A person reads it first. It
        must pass the same checks as ours.
      </p>
    )
  if (offer.state === 'declined')
    return (
      <p className="note">
        {`Your recipe isn’t published: ${offer.reason} You can change the recipe and offer it again.`}
      </p>
    )
  if (offer.state !== 'published') return <p>{stateTexts[offer.state]}</p>
  return (
    <p>
      Your recipe is published:{' '}
      <a href={paths.recipe(offer.slug)} className="inline-link">
        see its page
      </a>
    </p>
  )
}

function Withdrawal({ recipe, isPublished }: { recipe: OwnRecipe; isPublished: boolean }) {
  const fetcher = useFetcher<ActionResult>()
  return (
    <p className="mt-3">
      <ConfirmButton
        itemName={recipe.content.name}
        title={`Withdraw “${recipe.content.name}”?`}
        consequences={
          isPublished
            ? 'Its page disappears with its ratings, and we tell members who saved it. Your own recipe stays.'
            : 'We won’t review it. Your own recipe stays.'
        }
        labels={{ open: 'Withdraw', busy: 'Withdrawing...', confirm: 'Withdraw' }}
        isDeleting={fetcher.state !== 'idle'}
        onDelete={() => void fetcher.submit({ intent: 'withdraw-offer' }, { method: 'post' })}
      />
    </p>
  )
}

const [minSteps, maxSteps] = lineLimits.instructions
/** Maximum characters of a field with one line for each entry. */
const maxLinesLength = 2000

const offerFields = new Set(['description', 'benefits', 'tips', 'difficulty'])

function OfferForm() {
  const fetcher = useFetcher<ActionResult>()
  const failed = fetcher.data?.isDone ? undefined : fetcher.data
  const errors = Object.entries(failed?.errors ?? {})
  const getError = (name: string) => errors.find(([field]) => field.split('.')[0] === name)?.[1]
  const others = errors.filter(([field]) => !offerFields.has(field.split('.')[0] ?? ''))
  return (
    <details className="mt-3">
      <summary className={summaryStyle}>Offer this recipe</summary>
      <fetcher.Form method="post" className="fields">
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
        <Select label="Difficulty" name="difficulty" options={difficulties.map((name) => [name, name] as const)} />
        {others.length > 0 && (
          <div className="note" role="alert">
            <p>Please change this in your recipe first:</p>
            <ul className="mt-2 list-disc ps-[1.1em]">
              {others.map(([field, message]) => (
                <li key={field}>{`${nameOfferedField(field)}: ${message}`}</li>
              ))}
            </ul>
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
