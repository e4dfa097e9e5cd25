import { useId } from 'react'

import { Jar } from '#client/ui/jar.tsx'
import type { CabinetItem } from '#domain/cabinet/cabinet.types.ts'
import { formatDay } from '#domain/date-in-words.ts'

import type { DialogAction } from './cabinet-actions.ts'
import { ItemBadges } from './item-badges.tsx'
import { LabelLink } from './label-link.tsx'
import { SubtractAmount } from './subtract-amount.tsx'

type ItemCardProps = { item: CabinetItem; today: string; onAction: (action: DialogAction) => void }

export function ItemCard({ item, today, onAction }: ItemCardProps) {
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
        <Jar emoji={herb.emoji} ailment={herb.category} />
      </div>
      <div className="card-text">
        <ItemBadges item={item} today={today} />
        <h3 id={id}>{herb.name}</h3>
        <p className="text-quiet">
          <i>{herb.scientificName}</i>
        </p>
        <dl className="item-facts">
          {facts
            .filter(([, value]) => value)
            .map(([term, value]) => (
              <div key={term}>
                <dt>{term}</dt>
                <dd>{value}</dd>
              </div>
            ))}
        </dl>
        {notes && <p className="item-notes">{notes}</p>}
        <SubtractAmount item={item} />
        <div className="card-actions">
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
