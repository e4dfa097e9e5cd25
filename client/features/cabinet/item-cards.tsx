import type { CabinetItem } from '#domain/cabinet/cabinet.types.ts'

import type { Act } from './cabinet-acts.ts'
import { ItemCard } from './item-card.tsx'

type ItemCardsProps = { items: readonly CabinetItem[]; today: string; onAct: (act: Act) => void }

/** Items of the cabinet, sorted by expiry date. */
export function ItemCards({ items, today, onAct }: ItemCardsProps) {
  return (
    <>
      <h2 className="sr-only">Your herbs</h2>
      <div className="kept-shelf shelf">
        {items.map((item) => (
          <ItemCard key={item.id} item={item} today={today} onAct={onAct} />
        ))}
      </div>
    </>
  )
}
