import { lazy, type ReactNode, Suspense } from 'react'

import type { RecipeSummary } from '#domain/recipes/recipes.types.ts'

import { useHasProfile } from './profile-presence.ts'

/** A card that a page draws, with the tag that tells the verdict where there is one; null is not checked. */
export type ShelfCard = { recipe: RecipeSummary | null; draw: (tag?: ReactNode) => ReactNode }

/** Fetched only where answers are kept; without a network the cards stand without verdicts. */
const loadParts = () => import('./personal-shelf.tsx')
const PersonalShelf = lazy(() => loadParts().catch(() => ({ default: PlainShelf })))
const FoldSwitch = lazy(() =>
  loadParts().then(
    (parts) => ({ default: parts.FoldSwitch }),
    () => ({ default: () => null }),
  ),
)

type ForYouShelfProps = { cards: ShelfCard[]; className?: string }

/** The cards, each with its verdict for whoever keeps a profile here. */
export function ForYouShelf({ cards, className = 'shelf' }: ForYouShelfProps) {
  const plain = <PlainShelf cards={cards} className={className} />
  if (!useHasProfile()) return plain
  return (
    <Suspense fallback={plain}>
      <PersonalShelf cards={cards} className={className} />
    </Suspense>
  )
}

/** For whoever keeps a profile: whether a shelf folds what is not for them. */
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
