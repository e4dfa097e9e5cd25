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
import { createPlainHerb, setFacts } from '#worker/testing/safety-rows.ts'
import { type TestCtx, testCtx } from '#worker/testing/test-ctx.ts'
import { site, visit } from '#worker/testing/visit.ts'

import { addItem, editItem } from './cabinet.service.ts'
import { deleteSuggestion, listSuggestions, suggestBlend } from './suggestions.service.ts'

const { now } = testCtx()
const createPremiumMember = (id: string): Member => ({
  role: 'premium',
  id,
  email: `${id}@herbs.test`,
  reauthenticatedAt: now,
})
const ada = createPremiumMember('00000000-0000-4000-8000-0000000000aa')
const ben = createPremiumMember('00000000-0000-4000-8000-0000000000bb')
const unknownId = '20000000-0000-4000-8000-000000000000'

const createCtxFor = (viewer: Member = ada, at = now): TestCtx => Object.assign(testCtx({ viewer }), { now: at })
const details = { quantity: '', storageLocation: '', purchaseDate: null, expiryDate: null, notes: '' }

const storedFacts: HerbFacts[] = []

async function addToCabinet(slug: string, overrides: Partial<HerbFacts> = {}, viewer = ada) {
  const { tea, ...facts } = createPlainHerb(slug, overrides)
  const storedHerb = await addHerb(slug, facts)
  storedFacts.push({ ...facts, tea: overrides.tea ?? tea })
  if (overrides.tea)
    await env.DB.prepare("UPDATE herbs SET facts = json_set(facts, '$.tea.requirements', json(?)) WHERE id = ?")
      .bind(JSON.stringify(overrides.tea.requirements), slug)
      .run()
  await setFacts('facts-1', storedFacts)
  await addItem(createCtxFor(viewer), { herbSlug: storedHerb.slug, ...details })
}

function createSeededRandom(seed: number): () => number {
  let state = seed
  return () => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648
    return state / 2_147_483_648
  }
}

let suggestionsMade = 0
/** Makes a different suggestion each time. */
const suggestNext = async (viewer = ada) =>
  suggestBlend(createCtxFor(viewer, now + suggestionsMade), createSeededRandom(++suggestionsMade))
const listOwnSuggestions = (viewer = ada): Promise<CheckedSuggestion[]> => listSuggestions(createCtxFor(viewer))
async function suggestHerbsWith(seed: number) {
  await suggestBlend(createCtxFor(), createSeededRandom(seed))
  const [suggestion] = await listOwnSuggestions()
  await env.DB.exec('DELETE FROM blend_suggestions')
  return suggestion?.suggestedHerbs.join(', ')
}
const request = (method: string, path: string, ctx = createCtxFor()) =>
  visit(`/api/cabinet/suggestions${path}`, { method, headers: { Origin: site } }, ctx)

beforeEach(async () => {
  storedFacts.length = 0
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
    expect(await suggestHerbsWith(1)).toBe(await suggestHerbsWith(1))
    expect(
      new Set([await suggestHerbsWith(1), await suggestHerbsWith(20_000), await suggestHerbsWith(900_000)]).size,
    ).toBeGreaterThan(1)
  })

  it('is always new while possible, and then repeats the oldest one', async () => {
    for (const slug of ['linden', 'thyme', 'sage']) await addToCabinet(slug)
    for (let number = 0; number < 7; number++) await suggestNext()
    const sevenSuggestions = await listOwnSuggestions()
    expect(new Set(sevenSuggestions.map(({ suggestedHerbs }) => suggestedHerbs.join())).size).toBe(7)
    expect(sevenSuggestions.at(-1)?.suggestedHerbs).toHaveLength(3)
    await suggestNext()
    expect((await listOwnSuggestions()).map(({ id }) => id)).toEqual(
      [sevenSuggestions[6], ...sevenSuggestions.slice(0, 6)].map((suggestion) => suggestion?.id),
    )
  })

  it('is only suggested again after new and listed ones if it was deleted', async () => {
    for (const slug of ['linden', 'thyme', 'sage']) await addToCabinet(slug)
    const deletedIds: string[] = []
    for (let number = 0; number < 6; number++) {
      await suggestNext()
      const [newest] = await listOwnSuggestions()
      deletedIds.push(newest?.suggestedHerbs.join() ?? '')
      await deleteSuggestion(createCtxFor(ada, now + number), newest?.id ?? '')
    }
    expect(new Set(deletedIds).size).toBe(6)
    for (let number = 0; number < 3; number++) {
      await suggestNext()
      const before = await listOwnSuggestions()
      expect(before).toHaveLength(1)
      expect(deletedIds).not.toContain(before[0]?.suggestedHerbs.join())
    }
    const [remaining] = await listOwnSuggestions()
    await deleteSuggestion(createCtxFor(ada, now + 10), remaining?.id ?? '')
    await suggestNext()
    expect((await listOwnSuggestions()).map(({ suggestedHerbs }) => suggestedHerbs.join())).toEqual([deletedIds[0]])
  })

  it('is listed again if another tab deleted it meanwhile and nothing else is left', async () => {
    await addToCabinet('linden')
    await suggestNext()
    const [{ id } = { id: '' }] = await listOwnSuggestions()
    const slowCtx = createCtxFor()
    const { read } = slowCtx
    let isFirst = true
    // Simulates another tab that deletes a suggestion after the list is read.
    slowCtx.read = (query) => {
      const result = read(query)
      if (!isFirst) return result
      isFirst = false
      return result.then(() => deleteSuggestion(createCtxFor(ada, now + 5), id)).then(() => result)
    }
    expect(await suggestBlend(slowCtx, createSeededRandom(1))).toMatchObject({ id })
    expect(await listOwnSuggestions()).toHaveLength(1)
  })

  it('stays recorded as deleted while it is among the fifty newest', async () => {
    for (let number = 0; number < 9; number++) await addToCabinet(`herb-${number}`)
    for (let number = 0; number < 55; number++) {
      await suggestBlend(createCtxFor(ada, now + number * 60 * 60 * 1000), createSeededRandom(number))
      const [newest] = await listOwnSuggestions()
      await deleteSuggestion(createCtxFor(ada, now + number), newest?.id ?? '')
    }
    const rows = await readTable('blend_suggestions')
    expect(
      rows.map(({ deleted_at }) => Number(deleted_at) - now).toSorted((one, otherRequest) => one - otherRequest),
    ).toEqual(Array.from({ length: 50 }, (_, position) => position + 5))
  })

  it('is not saved twice if the same one is requested meanwhile', async () => {
    await addToCabinet('linden')
    const slowCtx = createCtxFor()
    const { read } = slowCtx
    let otherRequest: Promise<unknown> | undefined
    // Simulates another request that makes the same suggestion between this request's reads and write.
    const suggestConcurrently = () => (otherRequest ??= suggestBlend(createCtxFor(), createSeededRandom(1)))
    slowCtx.read = (query) => {
      const result = read(query)
      return result.then(suggestConcurrently).then(() => result)
    }
    await suggestBlend(slowCtx, createSeededRandom(1))
    expect(otherRequest).toBeDefined()
    expect((await listOwnSuggestions()).map(({ suggestedHerbs }) => suggestedHerbs)).toEqual([['linden']])
  })

  it('is limited to ten, and the oldest one is deleted', async () => {
    for (let number = 0; number < 6; number++) await addToCabinet(`herb-${number}`)
    for (let number = 0; number < 12; number++) await suggestNext()
    expect((await listOwnSuggestions()).map(({ createdAt }) => createdAt)).toEqual(
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
    await editItem(createCtxFor(), String(sage?.['id']), {
      ...details,
      isAvailable: false,
      before: { ...details, isAvailable: true },
    })
    for (let number = 0; number < 3; number++) await suggestNext()
    expect((await listOwnSuggestions()).map(({ suggestedHerbs }) => suggestedHerbs)).toEqual([['linden']])
  })

  it('passes the check, and has no warnings if possible', async () => {
    await addToCabinet('linden')
    await addToCabinet('willow', { conditional: true })
    await addToCabinet('comfrey', { maxDailyGrams: 0.1 })
    await addToCabinet('turmeric', { effectTags: ['hepatotoxic_signal'] })
    await addToCabinet('valerian', { effectTags: ['hepatotoxic_signal'] })
    for (let number = 0; number < 8; number++) await suggestNext()
    const suggestions = (await listOwnSuggestions()).toReversed()
    const verdicts = suggestions.map(({ check }) => check?.verdict)
    expect(new Set(verdicts)).toEqual(new Set(['ok', 'ok_with_warnings']))
    expect(verdicts[0]).toBe('ok')
    expect(suggestions.flatMap(({ suggestedHerbs }) => suggestedHerbs)).not.toContain('willow')
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
    for (let number = 0; number < 3; number++) await suggestNext()
    expect((await listOwnSuggestions()).map(({ suggestedHerbs }) => suggestedHerbs)).toEqual([['linden']])
  })

  it('is null and saves nothing if no blend passes', async () => {
    await addToCabinet('comfrey', { maxDailyGrams: 0.1 })
    expect(await (await request('POST', '')).json()).toEqual({ suggestion: null })
    expect(await listOwnSuggestions()).toEqual([])
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
    const outcomes = await countOutcomes(
      Array.from({ length: 32 }, () => suggestBlend(createCtxFor(), createSeededRandom(1))),
    )
    expect(outcomes).toEqual({ done: 30, rate_limited: 2 })
    expect(await readTable('blend_suggestions')).toHaveLength(1)
    await suggestBlend(createCtxFor(ada, now + 60 * 60 * 1000), createSeededRandom(1))
  })
})

describe('the list of suggestions', () => {
  it('takes one round trip that reads the suggestions and one row of facts', async () => {
    for (let number = 0; number < 6; number++) await addToCabinet(`herb-${number}`)
    for (let number = 0; number < 12; number++) await suggestNext()
    const ctx = createCtxFor()
    expect(await listSuggestions(ctx)).toHaveLength(10)
    expect(ctx.recording.roundTrips).toBe(1)
    expect(ctx.recording.executed.reduce((sum, { rowsRead }) => sum + rowsRead, 0)).toBeLessThanOrEqual(11)
  })

  it('checks earlier suggestions with the current facts', async () => {
    await addToCabinet('linden')
    await suggestNext()
    await setFacts('facts-2', [createPlainHerb('linden', { maxDailyGrams: 0.1 })])
    expect((await listOwnSuggestions())[0]?.check).toMatchObject({ verdict: 'refused' })
    await env.DB.exec('DELETE FROM safety_facts')
    expect(await listOwnSuggestions()).toMatchObject([{ suggestedHerbs: ['linden'], check: null }])
  })

  it('omits deleted suggestions, and cannot be changed by other members', async () => {
    await addToCabinet('linden')
    await suggestNext()
    const [{ id } = { id: '' }] = await listOwnSuggestions()
    expect((await request('DELETE', `/${id}`, createCtxFor(ben))).status).toBe(404)
    expect((await request('DELETE', `/${unknownId}`)).status).toBe(404)
    expect(await listOwnSuggestions()).toHaveLength(1)
    expect((await request('DELETE', `/${id}`)).status).toBe(204)
    expect(await listOwnSuggestions()).toEqual([])
    expect((await request('DELETE', `/${id}`)).status).toBe(404)
  })
})
