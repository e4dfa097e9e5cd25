import { useId } from 'react'

import { Jar } from '#client/ui/jar.tsx'
import { getExpiryStatus } from '#domain/cabinet/cabinet.rules.ts'
import type { CabinetItem } from '#domain/cabinet/cabinet.types.ts'
import { isRunningLow } from '#domain/cabinet/quantity.rules.ts'
import { formatDay } from '#domain/date-in-words.ts'
import { daysBetween } from '#domain/days.ts'

import type { DialogAction } from './cabinet-actions.ts'
import { LabelLink } from './label-link.tsx'
import { SubtractAmount } from './subtract-amount.tsx'

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

type ItemCardProps = { item: CabinetItem; today: string; onAction: (action: DialogAction) => void }

function ItemCard({ item, today, onAction }: ItemCardProps) {
  const { herb, quantity, storageLocation, expiryDate, notes } = item
  const id = useId()
  const facts: [string, string][] = [
    ['Quantity', quantity],
    ['Stored', storageLocation],
    ['Expires', expiryDate === null ? '' : formatDay(expiryDate)],
  ]
  return (
    <article className="saved-card" tabIndex={-1} aria-labelledby={id} id={`item-${item.id}`}>
      <div className="card-figure">
        <Jar herb={herb.slug} emoji={herb.emoji} ailment={herb.category} />
      </div>
      <div className="card-text">
        <ItemBadges item={item} today={today} />
        <h3 id={id}>{herb.name}</h3>
        <p className="text-quiet">
          <i>{herb.scientificName}</i>
        </p>
        <dl className="mt-1.5 grid gap-0.5">
          {facts
            .filter(([, value]) => value)
            .map(([term, value]) => (
              <div key={term} className="grid grid-cols-[5.2rem_minmax(0,1fr)] gap-2.5">
                <dt className="text-quiet">{term}</dt>
                <dd className="font-semibold wrap-anywhere tabular-nums">{value}</dd>
              </div>
            ))}
        </dl>
        {notes && <p className="mt-1 whitespace-pre-wrap wrap-anywhere text-quiet">{notes}</p>}
        <SubtractAmount item={item} />
        <div className="card-actions -ms-2 gap-x-2 gap-y-0">
          <ActionButton buttonText="Info" name={herb.name} onPress={() => onAction({ kind: 'info', herb })} />
          <ActionButton buttonText="Edit" name={herb.name} onPress={() => onAction({ kind: 'edit', item })} />
          <LabelLink name={herb.name} label={{ herbs: [herb.slug], expiryDate }} />
          <ActionButton buttonText="Remove" name={herb.name} onPress={() => onAction({ kind: 'remove', item })} />
        </div>
      </div>
    </article>
  )
}

type ActionButtonProps = { buttonText: string; name: string; onPress: () => void }

const ActionButton = ({ buttonText, name, onPress }: ActionButtonProps) => (
  <button type="button" className="stand-alone" onClick={onPress}>
    {buttonText}
    <span className="sr-only"> {name}</span>
  </button>
)

type BadgesProps = { item: CabinetItem; today: string }

/** Badges for availability, low stock and expiry. */
function ItemBadges({ item: { isAvailable, quantity, herb, expiryDate }, today }: BadgesProps) {
  const status = expiryDate === null ? 'later' : getExpiryStatus(expiryDate, today)
  return (
    <p className="mb-1 flex flex-wrap gap-1.5">
      <span className="item-badge" data-kind={isAvailable ? 'available' : 'unavailable'}>
        {isAvailable ? 'Available' : 'Out of Stock'}
      </span>
      {isAvailable && isRunningLow(quantity, herb) && (
        <span className="item-badge" data-kind="soon">
          Low stock
        </span>
      )}
      {isAvailable && expiryDate !== null && status !== 'later' && (
        <span className="item-badge" data-kind={status}>
          {status === 'expired' ? 'Expired' : expiryText(daysBetween(today, expiryDate))}
        </span>
      )}
    </p>
  )
}

function expiryText(days: number): string {
  if (days === 0) return 'Expires today'
  return days === 1 ? 'Expires tomorrow' : `Expires in ${days} days`
}
