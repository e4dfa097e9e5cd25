import { createHash } from 'node:crypto'

import { env } from 'cloudflare:workers'
import { beforeEach, describe, expect, it } from 'vitest'

import { dayMs } from '#domain/durations.ts'
import { linkPaths } from '#domain/link-paths.ts'
import { pharmacistLinkMessages } from '#domain/pharmacist-links/pharmacist-links.messages.ts'
import { safetyConsent } from '#domain/safety/consent.ts'
import type { StoredProfile } from '#domain/safety/stored-profile.ts'
import { createDb, schema } from '#drizzle/db.ts'
import { hashToken } from '#worker/core/tokens.ts'
import { addAccount, addSession, readTable } from '#worker/testing/account-rows.ts'
import { call } from '#worker/testing/call.ts'
import { createStoredHerb } from '#worker/testing/herb-rows.ts'
import { ownRecipeContent } from '#worker/testing/own-recipe-rows.ts'
import { createPlainHerb, setFacts } from '#worker/testing/safety-rows.ts'
import { member, testCtx } from '#worker/testing/test-ctx.ts'
import { visit } from '#worker/testing/visit.ts'

const { now } = testCtx()
const id = '20000000-0000-4000-8000-000000000001'
const answers: StoredProfile = {
  savedOn: '2026-11-21',
  bornOn: null,
  ageYears: 30,
  pregnant: 'yes',
  trimester: null,
  breastfeeding: 'no',
  tryingToConceive: 'no',
  surgeryPlanned: 'no',
  conditions: [],
  medicines: ['Warfarin'],
  allergies: [],
  hidesUnsuitable: false,
}

let cookies = { session: '' }
beforeEach(async () => {
  await setFacts('2026-01-01', [createPlainHerb('linden', { commonName: 'Linden', pregnancy: 'avoid' })])
  await env.DB.prepare("UPDATE profiles SET full_name = 'Ada <Linden>' WHERE id = ?").bind(member.id).run()
  cookies = { session: await addSession(member.id, now) }
  const db = createDb(env.DB)
  const owned = { id, userId: member.id, content: { ...ownRecipeContent, notes: 'A secret' } }
  await db.batch([
    db.insert(schema.ownRecipes).values({ ...owned, searchText: '', createdAt: now, updatedAt: now }),
    db.insert(schema.safetyProfiles).values({
      userId: member.id,
      answers,
      consent: safetyConsent,
      agreedAt: now,
      updatedAt: now,
    }),
  ])
})

const parts = ['answers', 'recipes', 'cabinet']
const create = (body: object = {}, options: object = {}) =>
  call('POST', '/api/pharmacist-links', { cookies, body: { id, parts, days: 1, ...body }, ...options })
const readToken = ({ body }: Awaited<ReturnType<typeof create>>) => (body as { token: string }).token
const list = async () => (await call('GET', '/api/pharmacist-links', { cookies })).body
const end = (session = cookies) => call('DELETE', `/api/pharmacist-links/${id}`, { cookies: session })

async function open(token: string, at = now) {
  const response = await visit(linkPaths.pharmacistPage(token), {}, Object.assign(testCtx(), { now: at }))
  return { status: response.status, headers: response.headers, text: await response.text() }
}

describe('a pharmacist link', () => {
  it('opens a page with the answers, recipes and results of its member, but no notes', async () => {
    const created = await create()
    expect(created).toMatchObject({ status: 201, body: { expiresAt: now + dayMs } })
    const { status, text } = await open(readToken(created))
    expect(status).toBe(200)
    for (const words of [
      'Ada &lt;Linden&gt;',
      'Warfarin',
      'Evening cup',
      'Linden, 4 g',
      'Don’t drink this',
      '21 Nov 2026',
    ])
      expect(text).toContain(words)
    expect(text).not.toMatch(/secret|<script|herbs\.test/i)
  })

  it('shows current data, not a copy', async () => {
    const token = readToken(await create())
    await env.DB.prepare("UPDATE own_recipes SET content = json_set(content, '$.name', 'Later cup')").run()
    expect((await open(token)).text).toContain('Later cup')
    await env.DB.prepare('DELETE FROM safety_profiles').run()
    expect((await open(token)).text).toContain('for adults in general')
  })

  it('shows the herbs in the cabinet that are at home', async () => {
    const { slug, commonName: name, scientificName, emoji, description } = createStoredHerb('linden')
    const facts = createStoredHerb('linden')
    const texts = { storageInstructions: '', dryingInstructions: '', safetyNotes: '', preparationMethods: [] }
    const db = createDb(env.DB)
    const herb = { id: slug, name, scientificName, emoji, description, category: '', shelfLifeMonths: 12, facts }
    await db.insert(schema.herbs).values({ ...herb, ...texts })
    await db
      .insert(schema.userHerbCabinet)
      .values({ id, userId: member.id, herbId: 'linden', quantity: '50 g', notes: 'A secret', createdAt: now })
    const token = readToken(await create({ parts: ['cabinet'] }))
    const { text } = await open(token)
    expect(text).toContain('At home: 50 g')
    expect(text).not.toMatch(/secret|Warfarin|Evening cup/)
    await env.DB.prepare('UPDATE user_herb_cabinet SET is_available = 0').run()
    expect((await open(token)).text).toContain('No herbs at home')
  })

  it('is kept from caches, search engines and the sites it links to', async () => {
    const { headers, text } = await open(readToken(await create()))
    const [, style = ''] = /<style>(.*?)<\/style>/s.exec(text) ?? []
    const hash = createHash('sha256').update(style).digest('base64')
    expect(headers.get('Cache-Control')).toBe('private, no-store')
    expect(headers.get('Referrer-Policy')).toBe('no-referrer')
    expect(headers.get('X-Robots-Tag')).toBe('noindex, nofollow')
    expect(headers.get('Content-Security-Policy')).toContain(`default-src 'none'; style-src 'sha256-${hash}';`)
  })

  it('is stored as a hash, and listed without its token until it ends', async () => {
    const token = readToken(await create({ parts: ['cabinet', 'recipes', 'cabinet'] }))
    expect(await readTable('pharmacist_links')).toMatchObject([{ token_hash: hashToken(token) }])
    const link = { id, parts: ['recipes', 'cabinet'], createdAt: now, expiresAt: now + dayMs }
    expect(await list()).toEqual({ links: [link], hasAnswers: true })
    expect((await end()).status).toBe(204)
    expect(await list()).toEqual({ links: [], hasAnswers: true })
  })

  it('answers 410 in plain text once it has expired or its member has ended it', async () => {
    const token = readToken(await create())
    expect((await open(token, now + dayMs - 1)).status).toBe(200)
    const expired = await open(token, now + dayMs)
    expect(expired).toMatchObject({ status: 410, text: pharmacistLinkMessages.noLongerWorks })
    expect(expired.headers.get('Content-Type')).toMatch(/^text\/plain/)
    await end()
    await end()
    expect((await open(token)).status).toBe(410)
    expect((await open('x'.repeat(43))).status).toBe(404)
    expect((await open('x')).text).toBe(pharmacistLinkMessages.unknown)
  })

  it('stays one link when the same form is sent twice, and can’t be revived once it has ended', async () => {
    const first = readToken(await create())
    const second = readToken(await create())
    expect([(await open(first)).status, (await open(second)).status]).toEqual([404, 200])
    await end()
    expect((await create()).status).toBe(409)
    expect((await open(second)).status).toBe(410)
  })

  it('is limited to ten at a time', async () => {
    const statuses = []
    for (let number = 0; number < 11; number++) statuses.push((await create({ id: crypto.randomUUID() })).status)
    expect(statuses.filter((status) => status === 201)).toHaveLength(10)
    expect(statuses.at(-1)).toBe(409)
  })

  it('can’t be ended or taken over by another member', async () => {
    const token = readToken(await create())
    await addAccount({ id: 'other' })
    const others = { session: await addSession('other', now) }
    expect((await end(others)).status).toBe(404)
    expect((await create({}, { cookies: others })).status).toBe(409)
    expect((await open(token)).text).toContain('Warfarin')
  })

  it.each([
    [{ parts: [] }, 'parts'],
    [{ parts: ['journal'] }, 'parts.0'],
    [{ days: 365 }, 'days'],
    [{ id: 'x' }, 'id'],
  ])('is refused for %j', async (body, field) => {
    const { status, error } = await create(body)
    expect([status, Object.keys(error?.fields ?? {})]).toEqual([400, [field]])
  })

  it('is unknown while its member is suspended, and after the account is deleted', async () => {
    const token = readToken(await create())
    await env.DB.prepare('UPDATE users SET suspended_at = 1 WHERE id = ?').bind(member.id).run()
    expect((await open(token)).status).toBe(404)
    await env.DB.prepare('DELETE FROM users WHERE id = ?').bind(member.id).run()
    expect(await readTable('pharmacist_links')).toEqual([])
  })
})
