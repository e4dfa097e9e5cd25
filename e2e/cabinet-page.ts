import type { Browser, Page } from 'playwright-core'

import { addDays, toUtcDay } from '#domain/days.ts'

import { type Member, openAs, type OpenOptions } from './member.ts'
import { press } from './page-helpers.ts'
import type { Site } from './site.ts'

export type HerbOptions = { quantity?: string; location?: string; expiry?: string | null; isAvailable?: boolean }

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

export const daysFromNow = (days: number): string => addDays(toUtcDay(Date.now()), days)

export async function openCabinet(
  environment: { site: Site; browser: Browser },
  member: Member,
  query = '',
  options?: OpenOptions,
) {
  const opened = await openAs(environment, member, `/herbal-cabinet${query}`, options)
  await opened.page.getByRole('link', { name: /My Cabinet/ }).waitFor()
  return opened
}

/** Returns the profile answers of an adult whose only health concerns are these allergies, as JSON. */
export const answersWithAllergies = (...allergies: string[]): string =>
  JSON.stringify({
    savedOn: daysFromNow(0),
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

/** Herbs that combine into many blends. */
export const calmingHerbs = ['chamomile', 'lemon-balm', 'linden', 'lavender']

export const card = (page: Page, name: string) => page.getByRole('article', { name })
export const tab = (page: Page, name: string) => page.getByRole('link', { name, exact: true })
export const blends = (page: Page) => page.getByRole('article')
export const makeNowRegion = (page: Page) => page.getByRole('region', { name: 'What can I make now' })

export const failRequests = (page: Page, address: string) =>
  page.route(address, (route) => route.fulfill({ status: 503 }))

export const requestSuggestion = (page: Page) => press(page, 'AI Blend Suggestion')
