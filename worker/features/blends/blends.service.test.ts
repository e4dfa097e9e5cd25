import { beforeEach, describe, expect, it } from 'vitest'

import { maxProposals } from '#domain/blends/blends.limits.ts'
import { blendMessages } from '#domain/blends/blends.messages.ts'
import type { BlendAnswer, Generated } from '#domain/blends/blends.types.ts'
import type { Member, Viewer } from '#domain/permissions.ts'
import type { HerbFacts } from '#domain/safety/facts.ts'
import { runCron } from '#worker/cron.ts'
import { addItem } from '#worker/features/cabinet/cabinet.service.ts'
import { addAccount, readTable } from '#worker/testing/account-rows.ts'
import { countOutcomes } from '#worker/testing/concurrent-ctxs.ts'
import { addHerb } from '#worker/testing/herb-rows.ts'
import { plainHerb, setFacts } from '#worker/testing/safety-rows.ts'
import { storeSetting } from '#worker/testing/settings-rows.ts'
import { testCtx, type TestCtx } from '#worker/testing/test-ctx.ts'
import { site, visit } from '#worker/testing/visit.ts'

import { generateBlend } from './blends.service.ts'
import { countBlends } from './generations.service.ts'

const { now } = testCtx()
const person = (role: Member['role'], id: string): Member => ({
  role,
  id,
  email: `${id}@herbs.test`,
  reauthenticatedAt: now,
})
const ada = person('member', '00000000-0000-4000-8000-0000000000aa')
const ben = person('premium', '00000000-0000-4000-8000-0000000000bb')
const visitor: Viewer = { role: 'visitor' }
const dayMs = 24 * 60 * 60 * 1000

const as = (viewer: Viewer = ada, at = now): TestCtx => Object.assign(testCtx({ viewer }), { now: at })
const wish = (description = 'a cough', overrides: object = {}) => ({
  description,
  tastes: [],
  ownOnly: false,
  shown: [],
  ...overrides,
})

async function request(method: string, path: string, body?: unknown, ctx = as()) {
  const headers = { Origin: site, 'Content-Type': 'application/json' }
  const init = { method, headers, ...(body !== undefined && { body: JSON.stringify(body) }) }
  const response = await visit(`/api/blends${path}`, init, ctx)
  const answer: unknown = response.status === 204 ? undefined : await response.json()
  return { status: response.status, headers: response.headers, answer }
}

async function generate(overrides: object = {}, ctx = as()): Promise<Generated> {
  const answer = await generateBlend(ctx, wish(undefined, overrides), Math.random)
  if (answer.kind !== 'blend') throw new Error(answer.kind)
  return answer
}

const addToCabinet = (slug: string) =>
  addItem(as(ben), {
    herbSlug: slug,
    quantity: '50 g',
    storageLocation: '',
    notes: '',
    purchaseDate: null,
    expiryDate: null,
  })

const names = ['linden', 'thyme', 'sage', 'elder', 'mallow', 'plantain']

beforeEach(async () => {
  for (const { id } of [ada, ben]) await addAccount({ id })
  const facts: HerbFacts[] = []
  for (const slug of names) facts.push(await addHerb(slug))
  await addHerb('catnip', { uses: [{ use: 'restlessness', category: 'Sleep Problems', evidence: 'folk' }] })
  await setFacts('facts-1', [...facts, plainHerb('catnip')])
})

const refusal = async (viewer: Viewer, text: string) => {
  const { status, answer } = await request('POST', '', wish(text), as(viewer))
  return [status, (answer as { error: { message: string; fields?: object } }).error.message]
}

describe('a wish', () => {
  it('gets a blend that passed the check, with all its details, and is counted', async () => {
    const { status, headers, answer } = await request('POST', '', wish())
    expect([status, headers.get('Cache-Control')]).toEqual([200, 'private, no-store'])
    expect(answer).toEqual({
      answer: {
        kind: 'blend',
        blend: expect.objectContaining({
          name: expect.any(String),
          cupsPerDay: 3,
          herbs: expect.arrayContaining([expect.objectContaining({ gramsPerCup: expect.any(Number) })]),
          warnings: expect.arrayContaining(['For people aged 12 and over.']),
          benefits: ['a cough'],
        }),
        parts: expect.objectContaining({ aims: ['cough'] }),
        remarks: [],
        token: expect.any(String),
        proposalsLeft: maxProposals,
        emergencies: [],
      },
    })
    expect(await countBlends(as())).toBe(1)
  })

  it('is answered with help if it names an emergency, for any viewer and even if the tool is premium only', async () => {
    await storeSetting('tools_premium_only', '{"blend_generator":true}')
    for (const viewer of [visitor, ada, ben]) {
      const { status, answer } = await request('POST', '', wish('chest pain and a cough'), as(viewer))
      expect([status, answer]).toEqual([
        200,
        { answer: { kind: 'emergencies', emergencies: [expect.objectContaining({ code: 'chest_pain' })] } },
      ])
    }
    expect(await readTable('blend_generations')).toEqual([])
  })

  it('gets a blend and help for an emergency that does not stop the answer', async () => {
    const { status, answer } = await request('POST', '', wish('a cough, and my wee is very dark'), as())
    expect([status, answer]).toMatchObject([200, { answer: { kind: 'blend', emergencies: [{ code: 'jaundice' }] } }])
  })

  it('gets only help for such an emergency if it is refused', async () => {
    const { status, answer } = await request('POST', '', wish('a cough, and my wee is very dark'), as(visitor))
    expect([status, answer]).toMatchObject([
      200,
      { answer: { kind: 'emergencies', emergencies: [{ code: 'jaundice' }] } },
    ])
  })

  it('gets only help for such an emergency if the blend fails for an internal reason', async () => {
    const ctx = as()
    ctx.read = () => Promise.reject(new TypeError('broken'))
    const answer = await generateBlend(ctx, wish('a cough, and my wee is very dark'), Math.random)
    expect(answer).toMatchObject({ kind: 'emergencies', emergencies: [{ code: 'jaundice' }] })
    expect(ctx.loggedErrors).toContainEqual(expect.objectContaining({ event: 'blend_failed' }))
  })

  it('is refused first by the premium setting, then for visitors, then if it is blank', async () => {
    expect(await refusal(visitor, 'a cough')).toEqual([401, blendMessages.signIn])
    expect(await refusal(visitor, ' ')).toEqual([401, blendMessages.signIn])
    expect(await refusal(ada, ' \n ')).toEqual([400, blendMessages.describe])
    await storeSetting('tools_premium_only', '{"blend_generator":true}')
    expect(await refusal(visitor, 'a cough')).toEqual([401, 'Premium Feature'])
    expect(await refusal(ada, 'a cough')).toEqual([403, 'Premium Feature'])
  })

  it.each([
    ['hello there', blendMessages.notUnderstood],
    ['constipation', blendMessages.beyond],
    [
      'a cough, for my 5 year old',
      [blendMessages.noBlendForYou, blendMessages.honeyForChild, blendMessages.costsNothing].join(' '),
    ],
    ['aching joints', blendMessages.noBlend],
  ])('“%s” gets a friendly message instead of a blend, and is not counted', async (text, message) => {
    expect(await generateBlend(as(), wish(text), Math.random)).toEqual({ kind: 'nothing', message, emergencies: [] })
    expect(await countBlends(as())).toBe(0)
  })

  it('is stored without any of its words', async () => {
    await generate({ description: 'a cough since the wedding of Marigold' })
    const rows = await readTable('blend_generations')
    expect(JSON.stringify(rows)).not.toMatch(/cough|wedding|Marigold/)
    expect(rows).toEqual([expect.objectContaining({ month: '2026-11', user_id: ada.id })])
  })

  it('is not counted if the blend fails', async () => {
    const ctx = as()
    await setFacts('facts-1', [])
    const { read } = ctx
    let reads = 0
    ctx.read = (query) => (++reads > 1 ? Promise.reject(new Error('gone')) : read(query))
    await expect(generateBlend(ctx, wish(), Math.random)).rejects.toThrow('gone')
    expect(await countBlends(as())).toBe(0)
  })
})

describe('the blends of a month', () => {
  it('are exactly five for a free member, however many are requested at once', async () => {
    const requests = Array.from({ length: 30 }, () => generateBlend(as(), wish(), Math.random))
    expect(await countOutcomes(requests)).toEqual({ done: 5, forbidden: 25 })
    expect(await readTable('blend_generations')).toHaveLength(5)
    const { status, answer } = await request('POST', '', wish())
    expect([status, answer]).toMatchObject([403, { error: { message: blendMessages.limit } }])
  })

  it('start again with each month in UTC', async () => {
    const lastOfNovember = Date.UTC(2026, 10, 30, 23, 59)
    for (let number = 0; number < 5; number++) await generate({}, as(ada, lastOfNovember))
    await expect(generate({}, as(ada, lastOfNovember))).rejects.toThrow(blendMessages.limit)
    expect((await generate({}, as(ada, lastOfNovember + 60_000))).proposalsLeft).toBe(maxProposals)
  })

  it('are unlimited for premium members, and counted separately for each member', async () => {
    for (let number = 0; number < 7; number++) await generate({}, as(ben))
    expect([await countBlends(as(ben)), await countBlends(as(ada)), await countBlends(as(visitor))]).toEqual([7, 0, 0])
  })

  it('are deleted after two months', async () => {
    await generate({}, as(ada, Date.UTC(2026, 7, 31)))
    await generate({}, as(ada, Date.UTC(2026, 8, 1)))
    await runCron(as(ada), '17 3 * * *')
    expect(await readTable('blend_generations')).toEqual([expect.objectContaining({ month: '2026-09' })])
  })
})

const slugs = ({ parts }: Pick<Generated, 'parts'>) => parts.herbs.map(({ slug }) => slug)

describe('another proposal', () => {
  it('is a new blend, up to five times per wish, and is not counted as another generation', async () => {
    const first = await generate()
    const shown = [slugs(first)]
    for (let left = maxProposals - 1; left >= 0; left--) {
      const next = await generate({ token: first.token, shown })
      expect(next.proposalsLeft).toBe(left)
      shown.push(slugs(next))
    }
    expect(new Set(shown.map((each) => each.toSorted().join(' '))).size).toBe(maxProposals + 1)
    await expect(generate({ token: first.token, shown: [] })).rejects.toMatchObject({ code: 'rate_limited' })
    expect(await countBlends(as())).toBe(1)
  })

  it('is not found for other words, another member or a day later', async () => {
    const { token } = await generate()
    for (const [overrides, ctx] of [
      [{ token, description: 'a cough and a cold' }, as()],
      [{ token, tastes: ['mild'] }, as()],
      [{ token }, as(ben)],
      [{ token }, as(ada, now + dayMs + 1)],
      [{ token: 'another' }, as()],
    ] as const)
      await expect(generate(overrides, ctx)).rejects.toMatchObject({
        code: 'not_found',
        message: blendMessages.expired,
      })
  })

  it('says so if it finds nothing new, and keeps the count', async () => {
    for (const slug of ['linden', 'sage']) await addToCabinet(slug)
    const { token, parts } = await generate({ ownOnly: true }, as(ben))
    const again = wish(undefined, { ownOnly: true, token, shown: [slugs({ parts })] })
    expect(await generateBlend(as(ben), again, Math.random)).toEqual({
      kind: 'nothing',
      message: blendMessages.noOther,
      emergencies: [],
    })
    expect(await countBlends(as(ben))).toBe(1)
  })
})

describe('the herbs of the cabinet', () => {
  it('are the only ingredients of a premium member’s blend if the member asks for that', async () => {
    await addToCabinet('linden')
    expect(await generateBlend(as(ben), wish('a cough', { ownOnly: true }), Math.random)).toEqual({
      kind: 'nothing',
      message: blendMessages.noneOfYours,
      emergencies: [],
    })
    await addToCabinet('sage')
    const { parts } = await generate({ ownOnly: true }, as(ben))
    expect(parts.herbs.map(({ slug }) => slug).toSorted()).toEqual(['linden', 'sage'])
  })
})

type SavedBlends = { savedBlends: { id: string; blend: { name: string } }[] }
const listOf = async (viewer: Viewer = ada) =>
  ((await request('GET', '/saved', undefined, as(viewer))).answer as SavedBlends).savedBlends

describe('a saved blend', () => {
  it('is described again from its herbs and grams, appears among the suggestions and can be deleted', async () => {
    const { blend, parts } = await generate()
    const answer = await request('POST', '/saved', { ...parts, name: 'Cures everything' })
    expect([answer.status, answer.answer]).toEqual([201, { id: expect.any(String) }])
    expect(await listOf()).toEqual([{ id: expect.any(String), createdAt: now, blend, isOutdated: false }])
    expect(await listOf(ben)).toEqual([])
    expect(await request('POST', '/saved', parts)).toMatchObject({
      status: 409,
      answer: { error: { message: blendMessages.alreadySaved } },
    })
    const [{ id } = { id: '' }] = await listOf()
    expect((await request('DELETE', `/saved/${id}`, undefined, as(ben))).status).toBe(404)
    expect((await request('DELETE', `/saved/${id}`)).status).toBe(204)
    expect(await readTable('blend_suggestions')).toEqual([])
  })

  it.each([
    [
      'more than the maximum per cup',
      {
        herbs: [
          { slug: 'linden', gramsPerCup: 9 },
          { slug: 'sage', gramsPerCup: 1 },
        ],
      },
    ],
    [
      'an unknown herb',
      {
        herbs: [
          { slug: 'dragon', gramsPerCup: 1 },
          { slug: 'sage', gramsPerCup: 1 },
        ],
      },
    ],
  ])('is refused with %s', async (_, { herbs }) => {
    const { status, answer } = await request('POST', '/saved', { aims: ['cough'], herbs, cupsPerDay: 2 })
    expect([status, answer]).toMatchObject([409, { error: { message: blendMessages.refusedNow } }])
  })

  it('is marked if the facts of its herbs have changed', async () => {
    await request('POST', '/saved', (await generate()).parts)
    await setFacts('facts-2', [plainHerb('catnip')])
    expect(await listOf()).toMatchObject([{ isOutdated: true }])
  })

  it('is one of at most ten', async () => {
    let at = now
    for (const one of names)
      for (const other of names.filter((slug) => slug > one))
        await request(
          'POST',
          '/saved',
          { aims: [], herbs: [one, other].map((slug) => ({ slug, gramsPerCup: 1 })), cupsPerDay: 2 },
          as(ada, ++at),
        )
    expect(await listOf()).toHaveLength(10)
    expect(await readTable('blend_suggestions')).toHaveLength(10)
  })
})

type Answered = { answer: BlendAnswer }

it('takes few round trips', async () => {
  const ctx = as()
  const { answer } = (await request('POST', '', wish(), ctx)) as unknown as { answer: Answered }
  expect(answer.answer.kind).toBe('blend')
  expect(ctx.recording.roundTrips).toBeLessThanOrEqual(6)
})
