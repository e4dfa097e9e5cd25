import Star from 'lucide-react/icons/star'
import { type FormEvent, type KeyboardEvent, type SyntheticEvent, useRef, useState } from 'react'

import { createIsland } from '#client/core/island.tsx'
import { formPaths } from '#domain/paths.ts'
import { ratingValues, type RecipeRating } from '#domain/ratings/ratings.types.ts'
import { formatPlural } from '#domain/words.ts'

import { useRating } from './use-rating.ts'

type RatingProps = Omit<RecipeRating, 'own'> & { id: string }

/**
 * Five stars as radio buttons. A click or Space saves immediately. Arrow keys only move the choice, and Enter, Space or
 * a button saves it: otherwise moving to five stars would save every rating on the way.
 */
export const RatingSection = createIsland({ name: 'rating', wakes: ['member'], Content: Stars })

function Stars(recipe: RatingProps) {
  const { own, rate } = useRating(recipe)
  const [unsaved, setUnsaved] = useState<number | null>(null)
  const isMoving = useRef(false)
  const save = (step: number | null) => {
    setUnsaved(null)
    if (step !== own) rate(step)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    isMoving.current = event.key.startsWith('Arrow')
    if (!unsaved || !['Enter', ' '].includes(event.key)) return
    // Chrome sends no click for a radio button that is already checked; other browsers do, and would save twice.
    event.preventDefault()
    save(unsaved)
  }
  const onSubmit = (event: FormEvent) => {
    event.preventDefault()
    if (unsaved) save(unsaved)
  }
  // The pressed button disappears; focusing a star keeps the focus in the section.
  const saveAndFocus = (step: number | null) => (event: SyntheticEvent) => {
    const stars = event.currentTarget.closest('section')?.querySelectorAll<HTMLElement>('[type=radio]')
    stars?.[(step ?? 1) - 1]?.focus()
    save(step)
  }
  return (
    <section className="rating print:hidden">
      <h2 className="mb-2 text-cobalt">Have you made this?</h2>
      <form method="post" action={formPaths.rating} onSubmit={onSubmit}>
        <input type="hidden" name="recipe" value={recipe.id} />
        <fieldset>
          <legend>Rate this remedy</legend>
          {ratingValues.map((step) => (
            <label key={step}>
              <input
                type="radio"
                name="rating"
                value={step}
                checked={(unsaved ?? own) === step}
                readOnly
                onKeyDown={onKeyDown}
                onKeyUp={() => (isMoving.current = false)}
                onClick={() => (isMoving.current ? setUnsaved(step === own ? null : step) : save(step))}
                aria-label={formatPlural(step, 'star')}
              />
              <Star aria-hidden />
            </label>
          ))}
        </fieldset>
        <button type="submit" className="button plain without-script">
          Save rating
        </button>
      </form>
      <p>
        <span>
          <span role="status">{unsaved && 'Press Enter to save.'}</span>
          {!unsaved && own && `Your rating: ${own}`}
        </span>
        {(unsaved ?? own) && (
          <button type="button" className="stand-alone" onClick={saveAndFocus(unsaved)}>
            {unsaved ? 'Save rating' : 'Remove rating'}
          </button>
        )}
      </p>
    </section>
  )
}
