import { getExpiryStatus } from '#domain/cabinet/cabinet.rules.ts'
import type { CabinetItem } from '#domain/cabinet/cabinet.types.ts'
import { isRunningLow } from '#domain/cabinet/quantity.rules.ts'
import { daysBetween } from '#domain/days.ts'

type BadgesProps = { item: CabinetItem; today: string }

/** Badges for availability, low stock and expiry. */
export function ItemBadges({ item: { isAvailable, quantity, herb, expiryDate }, today }: BadgesProps) {
  const status = expiryDate === null ? 'later' : getExpiryStatus(expiryDate, today)
  return (
    <p className="item-badges">
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
