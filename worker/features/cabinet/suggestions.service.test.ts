import { env } from 'cloudflare:workers'
import { beforeEach, describe, expect, it } from 'vitest'

import type { CheckedSuggestion } from '#domain/cabinet/cabinet.types.ts'
import type { Member } from '#domain/permissions.ts'
import type { HerbFacts } from '#domain/safety/facts.ts'
import type { StoredProfile } from '#domain/safety/stored-profile.ts'
import { createDb, schema } from '#drizzle/db.ts'
import { addAccount, readTable } from '#worker/testing/account-rows.ts'
import { countOutcomes } from '#worker/testing/concurrent-ctxs.ts'
import { addHerb } from '#worker/testing/herb-rows.ts'
import { plainHerb, setFacts } from '#worker/testing/safety-rows.ts'
import { testCtx, type TestCtx } from '#worker/testing/test-ctx.ts'
import { site, visit } from '#worker/testing/visit.ts'

import { addItem, editItem } from './cabinet.service.ts'
import { deleteSuggestion, listSuggestions, suggestBlend } from './suggestions.service.ts'

const { now } = testCtx()
const premium = (id: string): Member => ({ role: 'premium', id, email: `${id}@herbs.test`, reauthenticatedAt: now })
const ada = premium('00000000-0000-4000-8000-0000000000aa')
const ben = premium('00000000-0000-4000-8000-0000000000bb')
const unknownId = '20000000-0000-4000-8000-000000000000'

const as = (viewer: Member = ada, at = now): TestCtx => Object.assign(testCtx({ viewer }), { now: at })
const details = { quantity: '', storageLocation: '', purchaseDate: null, expiryDate: null, notes: '' }

const known: HerbFacts[] = []

/** Stores a herb for colds with its facts and adds it to the cabinet. */
async function addToCabinet(slug: string, overrides: Partial<HerbFacts> = {}, viewer = ada) {
  const { tea, ...facts } = plainHerb(slug, overrides)
  const stored = await addHerb(slug, facts)
  known.push({ ...facts, tea: overrides.tea ?? tea })
  if (overrides.tea)
    await env.DB.prepare("UPDATE herbs SET facts = json_set(facts, '$.tea.requirements', json(?)) WHERE id = ?")
      .bind(JSON.stringify(overrides.tea.requirements), slug)
      .run()
  await setFacts('facts-1', known)
  await addItem(as(viewer), { herbSlug: stored.slug, ...details })
}

/** Pseudorandom numbers from 0 to below 1, reproducible by seed. */
function seeded(seed: number): () => number {
  let state = seed
  return () => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648
    return state / 2_147_483_648
  }
}

let suggestionsMade = 0
/** Makes a different suggestion each time. */
const suggest = async (viewer = ada) => suggestBlend(as(viewer, now + suggestionsMade), seeded(++suggestionsMade))
const listed = (viewer = ada): Promise<CheckedSuggestion[]> => listSuggestions(as(viewer))
async function suggestWith(seed: number) {
  await suggestBlend(as(), seeded(seed))
  const [suggestion] = await listed()
  await env.DB.exec('DELETE FROM blend_suggestions')
  return suggestion?.suggestedHerbs.join(', ')
}
const request = (method: string, path: string, ctx = as()) =>
  visit(`/api/cabinet/suggestions${path}`, { method, headers: { Origin: site } }, ctx)

beforeEach(async () => {
  known.length = 0
  suggestionsMade = 0
  for (const { id } of [ada, ben]) await addAccount({ id })
  await setFacts('facts-1', [])
})

describe('a suggestion', () => {
  it('is a blend of three herbs in stock, saved with its preparation, its uses and its check', async () => {
    for (const slug of ['linden', 'thyme', 'sage', 'elder']) await addToCabinet(slug)
    expect((await request('POST', '')).status).toBe(200)
    const response = await request('GET', '')
    expect(response.headers.get('Cache-Control')).toBe('private, no-store')
    const { suggestions } = (await response.json()) as { suggestions: CheckedSuggestion[] }
    expect(suggestions).toEqual([
      {
        id: expect.any(String),
        suggestedHerbs: expect.arrayContaining([expect.stringMatching(/^(?:linden|thyme|sage|elder)$/)]),
        blendName: 'Immunity Boost Tea',
        description: expect.stringContaining('cough, folk use.'),
        preparationMethod: 'steep 1 tsp in hot water for 5-7 minutes',
        benefits: ['The cold season', 'Warmth on damp days'],
        blend: null,
        createdAt: now,
        check: {
          verdict: 'ok',
          notes: expect.arrayContaining([
            { text: 'For people aged 12 and over.', isWarning: false, sources: expect.any(Array) },
          ]),
          sources: expect.arrayContaining([expect.objectContaining({ cite: expect.stringMatching(/^A book on /) })]),
        },
      },
    ])
    expect(suggestions[0]?.suggestedHerbs).toHaveLength(3)
  })

  it('is the same for the same random numbers, and differs for others', async () => {
    for (let number = 0; number < 12; number++) await addToCabinet(`herb-${number}`)
    expect(await suggestWith(1)).toBe(await suggestWith(1))
    expect(new Set([await suggestWith(1), await suggestWith(20_000), await suggestWith(900_000)]).size).toBeGreaterThan(
      1,
    )
  })

  it('is always new while possible, and then repeats the oldest one', async () => {
    for (const slug of ['linden', 'thyme', 'sage']) await addToCabinet(slug)
    for (let number = 0; number < 7; number++) await suggest()
    const seven = await listed()
    expect(new Set(seven.map(({ suggestedHerbs }) => suggestedHerbs.join())).size).toBe(7)
    expect(seven.at(-1)?.suggestedHerbs).toHaveLength(3)
    await suggest()
    expect((await listed()).map(({ id }) => id)).toEqual(
      [seven[6], ...seven.slice(0, 6)].map((suggestion) => suggestion?.id),
    )
  })

  it('comes last once deleted: after new ones and after listed ones', async () => {
    for (const slug of ['linden', 'thyme', 'sage']) await addToCabinet(slug)
    const deleted: string[] = []
    for (let number = 0; number < 6; number++) {
      await suggest()
      const [newest] = await listed()
      deleted.push(newest?.suggestedHerbs.join() ?? '')
      await deleteSuggestion(as(ada, now + number), newest?.id ?? '')
    }
    expect(new Set(deleted).size).toBe(6)
    for (let number = 0; number < 3; number++) {
      await suggest()
      const before = await listed()
      expect(before).toHaveLength(1)
      expect(deleted).not.toContain(before[0]?.suggestedHerbs.join())
    }
    const [left] = await listed()
    await deleteSuggestion(as(ada, now + 10), left?.id ?? '')
    await suggest()
    expect((await listed()).map(({ suggestedHerbs }) => suggestedHerbs.join())).toEqual([deleted[0]])
  })

  it('is listed again if another tab deleted it meanwhile and nothing else is left', async () => {
    await addToCabinet('linden')
    await suggest()
    const [{ id } = { id: '' }] = await listed()
    const slow = as()
    const { read } = slow
    let isFirst = true
    // Another tab deletes a suggestion after the list is read.
    slow.read = (query) => {
      const result = read(query)
      if (!isFirst) return result
      isFirst = false
      return result.then(() => deleteSuggestion(as(ada, now + 5), id)).then(() => result)
    }
    expect(await suggestBlend(slow, seeded(1))).toMatchObject({ id })
    expect(await listed()).toHaveLength(1)
  })

  it('is remembered as deleted while it is among the fifty newest', async () => {
    for (let number = 0; number < 9; number++) await addToCabinet(`herb-${number}`)
    for (let number = 0; number < 55; number++) {
      await suggestBlend(as(ada, now + number * 60 * 60 * 1000), seeded(number))
      const [newest] = await listed()
      await deleteSuggestion(as(ada, now + number), newest?.id ?? '')
    }
    const rows = await readTable('blend_suggestions')
    expect(rows.map(({ deleted_at }) => Number(deleted_at) - now).toSorted((one, other) => one - other)).toEqual(
      Array.from({ length: 50 }, (_, position) => position + 5),
    )
  })

  it('is not saved twice if the same one is requested meanwhile', async () => {
    await addToCabinet('linden')
    const slow = as()
    const { read } = slow
    let other: Promise<unknown> | undefined
    // Another request makes the same suggestion between the slow request's reads and its write.
    const suggestMeanwhile = () => (other ??= suggestBlend(as(), seeded(1)))
    slow.read = (query) => {
      const result = read(query)
      return result.then(suggestMeanwhile).then(() => result)
    }
    await suggestBlend(slow, seeded(1))
    expect(other).toBeDefined()
    expect((await listed()).map(({ suggestedHerbs }) => suggestedHerbs)).toEqual([['linden']])
  })

  it('is one of at most ten, and the oldest is deleted', async () => {
    for (let number = 0; number < 6; number++) await addToCabinet(`herb-${number}`)
    for (let number = 0; number < 12; number++) await suggest()
    expect((await listed()).map(({ createdAt }) => createdAt)).toEqual(
      Array.from({ length: 10 }, (_, position) => now + 11 - position),
    )
    expect(await readTable('blend_suggestions')).toHaveLength(10)
  })

  it('uses no herb that needs more than hot water, is out of stock or belongs to somebody else', async () => {
    await addToCabinet('linden')
    for (const requirement of ['boil_15_min', 'simmer_decoction', 'crush_before_use', 'cold_macerate'] as const)
      await addToCabinet(requirement.replaceAll('_', '-'), { tea: { gramsPerCupMax: 2, requirements: [requirement] } })
    await addToCabinet('thyme', {}, ben)
    await addToCabinet('sage')
    const sage = (await readTable('user_herb_cabinet')).find(({ herb_id }) => herb_id === 'sage')
    await editItem(as(), String(sage?.['id']), {
      ...details,
      isAvailable: false,
      before: { ...details, isAvailable: true },
    })
    for (let number = 0; number < 3; number++) await suggest()
    expect((await listed()).map(({ suggestedHerbs }) => suggestedHerbs)).toEqual([['linden']])
  })

  it('passes the check, and has no warnings if possible', async () => {
    await addToCabinet('linden')
    await addToCabinet('willow', { conditional: true })
    await addToCabinet('comfrey', { maxDailyGrams: 0.1 })
    await addToCabinet('turmeric', { effectTags: ['hepatotoxic_signal'] })
    await addToCabinet('valerian', { effectTags: ['hepatotoxic_signal'] })
    for (let number = 0; number < 8; number++) await suggest()
    const suggested = (await listed()).toReversed()
    const found = suggested.map(({ check }) => check?.verdict)
    expect(new Set(found)).toEqual(new Set(['ok', 'ok_with_warnings']))
    expect(found[0]).toBe('ok')
    expect(suggested.flatMap(({ suggestedHerbs }) => suggestedHerbs)).not.toContain('willow')
  })

  it('respects the health answers that the member saved in the account', async () => {
    await addToCabinet('linden')
    await addToCabinet('thyme', { contraindications: ['diabetes'] })
    const answers: StoredProfile = {
      savedOn: '2026-11-01',
      bornOn: '1980-01-01',
      ageYears: null,
      pregnant: 'no',
      trimester: null,
      breastfeeding: 'no',
      tryingToConceive: 'no',
      surgeryPlanned: 'no',
      conditions: ['diabetes'],
      medicines: [],
      allergies: [],
      hidesUnsuitable: false,
    }
    await createDb(env.DB)
      .insert(schema.safetyProfiles)
      .values({ userId: ada.id, answers, consent: 'Yes', agreedAt: now, updatedAt: now })
    for (let number = 0; number < 3; number++) await suggest()
    expect((await listed()).map(({ suggestedHerbs }) => suggestedHerbs)).toEqual([['linden']])
  })

  it('is null and saves nothing if no blend passes', async () => {
    await addToCabinet('comfrey', { maxDailyGrams: 0.1 })
    expect(await (await request('POST', '')).json()).toEqual({ suggestion: null })
    expect(await listed()).toEqual([])
  })

  it('needs at least one herb, and one in stock', async () => {
    expect(await (await request('POST', '')).json()).toMatchObject({
      error: { code: 'conflict', message: 'Add some herbs to your cabinet first' },
    })
    await addToCabinet('linden')
    await env.DB.exec('UPDATE user_herb_cabinet SET is_available = 0')
    expect(await (await request('POST', '')).json()).toMatchObject({
      error: { code: 'conflict', message: 'No herbs available' },
    })
  })

  it('can be requested thirty times an hour', async () => {
    await addToCabinet('linden')
    const outcomes = await countOutcomes(Array.from({ length: 32 }, () => suggestBlend(as(), seeded(1))))
    expect(outcomes).toEqual({ done: 30, rate_limited: 2 })
    expect(await readTable('blend_suggestions')).toHaveLength(1)
    await suggestBlend(as(ada, now + 60 * 60 * 1000), seeded(1))
  })
})

describe('the list of suggestions', () => {
  it('takes one round trip that reads the suggestions and one row of facts', async () => {
    for (let number = 0; number < 6; number++) await addToCabinet(`herb-${number}`)
    for (let number = 0; number < 12; number++) await suggest()
    const ctx = as()
    expect(await listSuggestions(ctx)).toHaveLength(10)
    expect(ctx.recording.roundTrips).toBe(1)
    expect(ctx.recording.executed.reduce((sum, { rowsRead }) => sum + rowsRead, 0)).toBeLessThanOrEqual(11)
  })

  it('checks earlier suggestions with the current facts', async () => {
    await addToCabinet('linden')
    await suggest()
    await setFacts('facts-2', [plainHerb('linden', { maxDailyGrams: 0.1 })])
    expect((await listed())[0]?.check).toMatchObject({ verdict: 'refused' })
    await env.DB.exec('DELETE FROM safety_facts')
    expect(await listed()).toMatchObject([{ suggestedHerbs: ['linden'], check: null }])
  })

  it('omits what its member deleted, and cannot be changed by other members', async () => {
    await addToCabinet('linden')
    await suggest()
    const [{ id } = { id: '' }] = await listed()
    expect((await request('DELETE', `/${id}`, as(ben))).status).toBe(404)
    expect((await request('DELETE', `/${unknownId}`)).status).toBe(404)
    expect(await listed()).toHaveLength(1)
    expect((await request('DELETE', `/${id}`)).status).toBe(204)
    expect(await listed()).toEqual([])
    expect((await request('DELETE', `/${id}`)).status).toBe(404)
  })
})
