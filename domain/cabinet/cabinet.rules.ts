import { daysBetween } from '#domain/days.ts'
import { compareText } from '#domain/text.ts'

import type { Cabinet, CabinetItem } from './cabinet.types.ts'

/** The most herbs that one member notes. */
export const itemsMax = 200
export const quantityMax = 60
export const locationMax = 80
export const notesMax = 1000
/** How much of a herb's description a list shows, in characters. */
export const summaryMax = 240

/** Within so many days a date is near: as many days ahead a member is told that a herb expires. */
export const soonDays = 14

/** The herbs that somebody has, each with its facts: what can be brewed before what is out of stock, what expires first first. */
export function itemsOf({ entries, herbs }: Cabinet): CabinetItem[] {
  const bySlug = new Map(herbs.map((herb) => [herb.slug, herb]))
  const items = entries.flatMap(({ herbSlug, ...entry }): CabinetItem[] => {
    const herb = bySlug.get(herbSlug)
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

/** How a date stands to today, both `yyyy-mm-dd`: the day itself is still good. */
export function statusOf(expiryDate: string, today: string): 'expired' | 'soon' | 'later' {
  const daysLeft = daysBetween(today, expiryDate)
  if (daysLeft < 0) return 'expired'
  return daysLeft <= soonDays ? 'soon' : 'later'
}
