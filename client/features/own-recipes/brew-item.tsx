import Star from 'lucide-react/icons/star'
import { useState } from 'react'

import { useRestoreFocus } from '#client/ui/use-restore-focus.ts'
import { formatDay } from '#domain/date-in-words.ts'
import { describeStars } from '#domain/own-recipes/brews.messages.ts'
import type { Brew } from '#domain/own-recipes/brews.types.ts'
import { ratingValues } from '#domain/ratings/ratings.types.ts'

import { BrewForm } from './brew-form.tsx'

const actionStyle = 'stand-alone cursor-pointer text-[.93rem] text-quiet no-underline hover:text-cobalt hover:underline'

export function BrewItem({ brew, onDelete }: { brew: Brew; onDelete: () => void }) {
  const [isEditing, setIsEditing] = useState(false)
  const editButton = useRestoreFocus<HTMLButtonElement>(isEditing)
  const day = formatDay(brew.day)
  if (isEditing)
    return (
      <li className="border-t border-line py-3">
        <BrewForm label={`Brew of ${day}`} brew={brew} onClose={() => setIsEditing(false)} />
      </li>
    )
  return (
    <li className="border-t border-line pt-3 pb-1">
      <p className="flex flex-wrap items-center gap-x-4">
        <b>{day}</b>
        {brew.stars !== null && <Stars stars={brew.stars} />}
      </p>
      {brew.note !== '' && <p className="mt-1 wrap-anywhere whitespace-pre-line">{brew.note}</p>}
      <div className="flex gap-5">
        <button ref={editButton} type="button" className={actionStyle} onClick={() => setIsEditing(true)}>
          Edit<span className="sr-only"> the brew of {day}</span>
        </button>
        <button type="button" className={actionStyle} onClick={onDelete}>
          Delete<span className="sr-only"> the brew of {day}</span>
        </button>
      </div>
    </li>
  )
}

const Stars = ({ stars }: { stars: number }) => (
  <span className="flex gap-0.5 text-cobalt">
    {ratingValues.map((value) => (
      <Star key={value} aria-hidden className={value <= stars ? 'size-4.5 fill-current' : 'size-4.5'} />
    ))}
    <span className="sr-only">{describeStars(stars)}</span>
  </span>
)
