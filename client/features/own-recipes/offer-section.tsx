import { useEffect } from 'react'
import { useFetcher } from 'react-router'

import { readDrafts, removeDraft } from '#client/core/drafts.ts'
import type { ActionResult } from '#client/core/run-action.ts'
import { useSession } from '#client/core/session.ts'
import { ConfirmButton } from '#client/ui/confirm-button.tsx'
import type { OfferStatus } from '#domain/own-recipes/offer.ts'
import type { OwnRecipe } from '#domain/own-recipes/own-recipes.types.ts'
import { paths } from '#domain/paths.ts'

import { OfferForm, offerDraftName } from './offer-form.tsx'
import { headingStyle } from './recipe-text.tsx'

type OfferSectionProps = {
  recipe: OwnRecipe
  offer: OfferStatus | null
  /** Author's name on a published recipe; null if they have none, undefined if unknown. */
  displayName: string | null | undefined
}

/** Offers the recipe to everybody, and shows what we decided. */
export function OfferSection({ recipe, offer, displayName }: OfferSectionProps) {
  useDraftRemoval(offer?.state === 'published' ? recipe.id : undefined)
  const isWithUs = offer?.state === 'waiting' || offer?.state === 'hidden' || offer?.state === 'published'
  return (
    <section aria-labelledby="offer" className="print:hidden">
      <h2 id="offer" className={headingStyle}>
        Offer it to everybody
      </h2>
      <div role="status">
        <OfferState offer={offer} displayName={displayName} />
      </div>
      {isWithUs ? (
        <Withdrawal recipe={recipe} isPublished={offer.state === 'published'} />
      ) : (
        <OfferForm recipe={recipe} asksForName={displayName === null} />
      )}
    </section>
  )
}

const stateTexts = {
  waiting: 'Your recipe is waiting for our review. We’ll tell you what we decide.',
  hidden: 'We have hidden your recipe for now.',
  withdrawn: 'Your recipe is no longer with us. You can offer it again.',
} as const

/** Removes the text that was typed for the offer, once the recipe is published. Until then, it can be sent again. */
function useDraftRemoval(recipeId: string | undefined): void {
  const owner = useSession()?.user.id
  useEffect(() => {
    if (owner === undefined || recipeId === undefined) return
    for (const { key } of readDrafts(owner, offerDraftName(recipeId))) removeDraft(key)
  }, [owner, recipeId])
}

function nameAuthor(displayName: OfferSectionProps['displayName']): string {
  if (displayName === null) return 'without your name, as “a member”, unless you choose a display name below'
  return displayName === undefined ? 'with your display name' : `with your display name (${displayName})`
}

type OfferStateProps = Pick<OfferSectionProps, 'offer' | 'displayName'>

function OfferState({ offer, displayName }: OfferStateProps) {
  if (offer === null)
    return (
      <p className="max-w-[68ch]">
        If we accept your recipe, we publish it among our remedies {nameAuthor(displayName)}. A person reads it first.
        It must pass the same checks as ours.
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
