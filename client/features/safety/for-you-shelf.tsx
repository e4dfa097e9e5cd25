import { lazy, type ReactNode, Suspense } from 'react'

import type { RecipeSummary } from '#domain/recipes/recipes.types.ts'

import { useHasProfile } from './profile-presence.ts'

/** A card's recipe, and the function that draws the card with its verdict tag, if any. A null recipe isn't checked. */
export type ShelfCard = { recipe: RecipeSummary | null; draw: (tag?: ReactNode) => ReactNode }

/** Loaded only if this browser has answers. If loading fails, the cards have no verdicts. */
const loadParts = () => import('./personal-shelf.tsx')
const PersonalShelf = lazy(() => loadParts().catch(() => ({ default: PlainShelf })))
const FoldSwitch = lazy(() =>
  loadParts().then(
    (parts) => ({ default: parts.FoldSwitch }),
    () => ({ default: () => null }),
  ),
)

type ForYouShelfProps = { cards: ShelfCard[]; className?: string }

/** Cards, each with its verdict if this browser has answers. */
export function ForYouShelf({ cards, className = 'card-grid' }: ForYouShelfProps) {
  const plain = <PlainShelf cards={cards} className={className} />
  if (!useHasProfile()) return plain
  return (
    <Suspense fallback={plain}>
      <PersonalShelf cards={cards} className={className} />
    </Suspense>
  )
}

/** Checkbox to collapse unsuitable recipes, shown if this browser has answers. */
export function ForYouFold() {
  if (!useHasProfile()) return null
  return (
    <Suspense>
      <FoldSwitch />
    </Suspense>
  )
}

function PlainShelf({ cards, className }: Required<ForYouShelfProps>) {
  return <div className={className}>{cards.map(({ draw }) => draw())}</div>
}
