import Star from 'lucide-react/icons/star'
import { useState } from 'react'

import { ratingValues } from '#domain/ratings/ratings.types.ts'
import { formatPlural } from '#domain/words.ts'

const starStyle =
  'relative grid size-11.5 cursor-pointer place-items-center rounded-[10px] hover:bg-wash has-focus-visible:outline-3 has-focus-visible:outline-cobalt [&:has(~label:hover)]:bg-wash [&:is(:has(:checked),:has(~label_:checked))_svg]:fill-current'

/** Field for one to five stars, or none. Its value is empty without stars. */
export function StarChoice({ legend, name, initial }: { legend: string; name: string; initial: number | null }) {
  const [stars, setStars] = useState(initial)
  return (
    <fieldset>
      <legend className="mb-1 text-[.94rem] font-semibold">{legend}</legend>
      <div className="flex flex-wrap items-center gap-x-3">
        <div className="-ms-2 flex text-cobalt">
          {ratingValues.map((value) => (
            <label key={value} className={starStyle}>
              <input
                type="radio"
                className="absolute inset-0 cursor-pointer opacity-0"
                name={name}
                value={value}
                checked={stars === value}
                onChange={() => setStars(value)}
                aria-label={formatPlural(value, 'star')}
              />
              <Star aria-hidden className="pointer-events-none size-7" />
            </label>
          ))}
        </div>
        {stars !== null && (
          <button
            type="button"
            className="stand-alone cursor-pointer"
            onClick={(event) => {
              // The pressed button disappears; focusing a star keeps the focus in the field.
              event.currentTarget.closest('fieldset')?.querySelector('input')?.focus()
              setStars(null)
            }}
          >
            No stars
          </button>
        )}
      </div>
    </fieldset>
  )
}
