import { lazy, Suspense } from 'react'

import type { CheckableCard } from './personal-cards.tsx'
import { useHasProfile } from './profile-presence.ts'

/** Loaded only if this browser has answers. If loading fails, the cards have no verdicts. */
const loadPersonalCards = () => import('./personal-cards.tsx')
const PersonalCards = lazy(() => loadPersonalCards().catch(() => ({ default: PlainCards })))
const HideUnsuitableCheckbox = lazy(() =>
  loadPersonalCards().then(
    (module) => ({ default: module.HideUnsuitableCheckbox }),
    () => ({ default: () => null }),
  ),
)

type CheckedCardsProps = { cards: CheckableCard[]; className?: string }

export function CheckedCards({ cards, className = 'card-grid' }: CheckedCardsProps) {
  const plain = <PlainCards cards={cards} className={className} />
  if (!useHasProfile()) return plain
  return (
    <Suspense fallback={plain}>
      <PersonalCards cards={cards} className={className} />
    </Suspense>
  )
}

/** Checkbox that collapses unsuitable recipes. Renders nothing if this browser has no answers. */
export function HideUnsuitableOption() {
  if (!useHasProfile()) return null
  return (
    <Suspense>
      <HideUnsuitableCheckbox />
    </Suspense>
  )
}

function PlainCards({ cards, className }: Required<CheckedCardsProps>) {
  return <div className={className}>{cards.map(({ render }) => render())}</div>
}
