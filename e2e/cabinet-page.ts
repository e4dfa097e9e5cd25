import type { Browser, Page } from 'playwright-core'

import { addDays, toUtcDay } from '#domain/days.ts'

import { type Member, openAs, type OpenedOptions } from './member.ts'
import { press } from './reader.ts'
import type { Site } from './site.ts'

export type HerbOptions = { quantity?: string; location?: string; expiry?: string | null; isAvailable?: boolean }

/** Stores herbs in the cabinet of the member. */
export async function storeHerbs(
  { db }: Pick<Site, 'db'>,
  { id }: Member,
  herbs: readonly string[],
  { quantity = '', location = '', expiry = null, isAvailable = true }: HerbOptions = {},
): Promise<void> {
  const insert = db.prepare(
    `INSERT INTO user_herb_cabinet (id, user_id, herb_id, quantity, storage_location, expiry_date, is_available, created_at)
     VALUES (?, ?, ?, ?, ?, ?, ?, 1)`,
  )
  const rest = [quantity, location, expiry, Number(isAvailable)]
  await db.batch(herbs.map((herb) => insert.bind(crypto.randomUUID(), id, herb, ...rest)))
}

/** Returns the date `days` days from now, as YYYY-MM-DD. */
export const dayIn = (days: number): string => addDays(toUtcDay(Date.now()), days)

/** Opens the member's cabinet; `query` is appended to its URL. */
export async function openCabinet(
  opening: { site: Site; browser: Browser },
  member: Member,
  query = '',
  options?: OpenedOptions,
) {
  const opened = await openAs(opening, member, `/herbal-cabinet${query}`, options)
  await opened.page.getByRole('link', { name: /My Cabinet/ }).waitFor()
  return opened
}

/** Returns the stored answers of an adult with these allergies and nothing else to consider, as JSON. */
export const answersWithAllergies = (...allergies: string[]): string =>
  JSON.stringify({
    savedOn: dayIn(0),
    bornOn: '1980-01-01',
    ageYears: null,
    pregnant: 'no',
    trimester: null,
    breastfeeding: 'no',
    tryingToConceive: 'no',
    surgeryPlanned: 'no',
    conditions: [],
    medicines: [],
    allergies,
    hidesUnsuitable: false,
  })

/** Herbs from which many blends can be made. */
export const calmingHerbs = ['chamomile', 'lemon-balm', 'linden', 'lavender']

export const card = (page: Page, name: string) => page.getByRole('article', { name })
export const tab = (page: Page, name: string) => page.getByRole('link', { name, exact: true })
export const blends = (page: Page) => page.getByRole('article')
export const makingRegion = (page: Page) => page.getByRole('region', { name: 'What can I make now' })

/** Makes requests to `address` fail with status 503. */
export const failRequests = (page: Page, address: string) =>
  page.route(address, (route) => route.fulfill({ status: 503 }))

export const suggest = (page: Page) => press(page, 'AI Blend Suggestion')
