import { dayAt } from '#domain/days.ts'

import type { Cabinet, CabinetItem } from './cabinet.types.ts'

/** The most herbs that one member notes. */
export const itemsMax = 200
export const quantityMax = 60
export const locationMax = 80
export const notesMax = 1000
/** How much of a herb's description a list shows, in characters. */
export const summaryMax = 240

const dayMs = 24 * 60 * 60 * 1000
/** Within so many days a date is near. */
const soonDays = 14

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
      compare(one.expiryDate ?? '9', other.expiryDate ?? '9') ||
      other.createdAt - one.createdAt ||
      compare(one.herb.name, other.herb.name),
  )
}

/** Until when a herb keeps that was bought on that day, as long as its shelf life says; the last day of a shorter month. */
export function proposeExpiry(purchaseDate: string, shelfLifeMonths: number): string {
  const bought = new Date(`${purchaseDate}T00:00Z`)
  const [year, month] = [bought.getUTCFullYear(), bought.getUTCMonth() + shelfLifeMonths]
  const lastOfMonth = new Date(Date.UTC(year, month + 1, 0)).getUTCDate()
  const expiry = new Date(Date.UTC(year, month, Math.min(bought.getUTCDate(), lastOfMonth)))
  return dayAt(expiry.getTime())
}

/** How a date stands to today, both `yyyy-mm-dd`: the day itself is still good. */
export function standingOf(expiryDate: string, today: string): 'expired' | 'soon' | 'later' {
  const daysLeft = daysUntil(expiryDate, today)
  if (daysLeft < 0) return 'expired'
  return daysLeft <= soonDays ? 'soon' : 'later'
}

export const daysUntil = (date: string, today: string): number =>
  Math.round((Date.parse(date) - Date.parse(today)) / dayMs)

const compare = (one: string, other: string): number => (one < other ? -1 : one > other ? 1 : 0)
