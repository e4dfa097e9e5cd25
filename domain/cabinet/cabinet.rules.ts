import { daysBetween } from '#domain/days.ts'
import { compareText } from '#domain/text.ts'

import type { Cabinet, CabinetItem } from './cabinet.types.ts'

/** Maximum herbs in a member's cabinet. */
export const maxItems = 200
export const maxQuantityLength = 60
export const maxLocationLength = 80
export const maxNotesLength = 1000
/** Maximum characters of a herb's description in a list. */
export const maxSummaryLength = 240

/** Days before the expiry date when a herb starts to count as expiring soon and the member is notified. */
export const expiringSoonDays = 14

/** Returns a cabinet's herbs with their facts. Available herbs come first, sorted by expiry date. */
export function listItems({ entries, herbs }: Cabinet): CabinetItem[] {
  const herbBySlug = new Map(herbs.map((herb) => [herb.slug, herb]))
  const items = entries.flatMap(({ herbSlug, ...entry }): CabinetItem[] => {
    const herb = herbBySlug.get(herbSlug)
    return herb ? [{ ...entry, herb }] : []
  })
  return items.toSorted(
    (one, other) =>
      Number(other.isAvailable) - Number(one.isAvailable) ||
      compareText(one.expiryDate ?? '9', other.expiryDate ?? '9') ||
      other.createdAt - one.createdAt ||
      compareText(one.herb.name, other.herb.name),
  )
}

/** Compares an expiry date with today, both `yyyy-mm-dd`. A herb expires on the day after its expiry date. */
export function getExpiryStatus(expiryDate: string, today: string): 'expired' | 'soon' | 'later' {
  const daysLeft = daysBetween(today, expiryDate)
  if (daysLeft < 0) return 'expired'
  return daysLeft <= expiringSoonDays ? 'soon' : 'later'
}
