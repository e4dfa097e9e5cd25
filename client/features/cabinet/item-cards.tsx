import type { CabinetItem } from '#domain/cabinet/cabinet.types.ts'

import type { DialogAction } from './cabinet-actions.ts'
import { ItemCard } from './item-card.tsx'

type ItemCardsProps = { items: readonly CabinetItem[]; today: string; onAction: (action: DialogAction) => void }

/** Cabinet items, sorted by expiry date. */
export function ItemCards({ items, today, onAction }: ItemCardsProps) {
  return (
    <>
      <h2 className="sr-only">Your herbs</h2>
      <div className="saved-cards card-grid">
        {items.map((item) => (
          <ItemCard key={item.id} item={item} today={today} onAction={onAction} />
        ))}
      </div>
    </>
  )
}
