import Clock from 'lucide-react/icons/clock'
import Gauge from 'lucide-react/icons/gauge'
import Star from 'lucide-react/icons/star'

import { defaultRating } from '#domain/recipes/recipes.rules.ts'
import type { RecipeSummary } from '#domain/recipes/recipes.types.ts'

type FactsProps = Pick<RecipeSummary, 'brewMinutes' | 'difficulty' | 'rating' | 'reviews'>

export function RecipeFacts({ brewMinutes, difficulty, rating, reviews }: FactsProps) {
  return (
    <ul className="facts" aria-label="At a glance">
      <li>
        <Clock aria-hidden />
        <span className="sr-only">Brew time </span>
        {brewMinutes} min
      </li>
      <li>
        <Gauge aria-hidden />
        <span className="sr-only">Difficulty </span>
        {difficulty}
      </li>
      <li>
        <Star aria-hidden />
        <span className="sr-only">Rating </span>
        {(rating ?? defaultRating).toFixed(1)} <small>{rating === null ? 'not rated yet' : `from ${reviews}`}</small>
      </li>
    </ul>
  )
}
