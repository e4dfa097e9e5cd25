import Star from 'lucide-react/icons/star'
import type { MouseEvent } from 'react'

import { ratingSteps } from '#domain/ratings/ratings.types.ts'
import { plural } from '#domain/words.ts'

import type { Rating } from './use-rating.ts'

/** Five stars as a group of radio buttons: a choice is saved at once, and may be taken back. */
export function RatingSection({ own, rate }: Rating) {
  const takeBack = ({ currentTarget }: MouseEvent) => {
    // The button goes, and must not take the focus along.
    currentTarget.closest('section')?.querySelector('input')?.focus()
    rate(null)
  }
  return (
    <section className="rating needs-script print:hidden">
      <h2 className="mb-2 text-cobalt">Have you made it?</h2>
      <fieldset>
        <legend>Rate this remedy</legend>
        {ratingSteps.map((step) => (
          <label key={step}>
            <input
              type="radio"
              name="rating"
              checked={own === step}
              onChange={() => rate(step)}
              aria-label={plural(step, 'star')}
            />
            <Star aria-hidden />
          </label>
        ))}
      </fieldset>
      <p>
        {own && `Your rating: ${own}`}
        {own && (
          <button type="button" className="stand-alone" onClick={takeBack}>
            Take back
          </button>
        )}
      </p>
    </section>
  )
}
