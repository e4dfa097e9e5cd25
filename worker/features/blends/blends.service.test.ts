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
import { createPlainHerb, setFacts } from '#worker/testing/safety-rows.ts'
import { storeSetting } from '#worker/testing/settings-rows.ts'
import { testCtx, type TestCtx } from '#worker/testing/test-ctx.ts'
import { site, visit } from '#worker/testing/visit.ts'

import { generateBlend } from './blends.service.ts'
import { countBlends } from './generations.service.ts'

const { now } = testCtx()
const createMember = (role: Member['role'], id: string): Member => ({
  role,
  id,
  email: `${id}@herbs.test`,
  reauthenticatedAt: now,
})
const ada = createMember('member', '00000000-0000-4000-8000-0000000000aa')
const ben = createMember('premium', '00000000-0000-4000-8000-0000000000bb')
const visitor: Viewer = { role: 'visitor' }
const dayMs = 24 * 60 * 60 * 1000

const createCtxFor = (viewer: Viewer = ada, time = now): TestCtx => Object.assign(testCtx({ viewer }), { now: time })
const createWish = (description = 'a cough', overrides: object = {}) => ({
  description,
  tastes: [],
  ownOnly: false,
  shown: [],
  ...overrides,
})

async function request(method: string, path: string, body?: unknown, ctx = createCtxFor()) {
  const headers = { Origin: site, 'Content-Type': 'application/json' }
  const init = { method, headers, ...(body !== undefined && { body: JSON.stringify(body) }) }
  const response = await visit(`/api/blends${path}`, init, ctx)
  const responseBody: unknown = response.status === 204 ? undefined : await response.json()
  return { status: response.status, headers: response.headers, body: responseBody }
}

async function generate(overrides: object = {}, ctx = createCtxFor()): Promise<Generated> {
  const answer = await generateBlend(ctx, createWish(undefined, overrides), Math.random)
  if (answer.kind !== 'blend') throw new Error(answer.kind)
  return answer
}

const addToCabinet = (slug: string) =>
  addItem(createCtxFor(ben), {
    herbSlug: slug,
    quantity: '50 g',
    storageLocation: '',
    notes: '',
    purchaseDate: null,
    expiryDate: null,
  })

const herbSlugs = ['linden', 'thyme', 'sage', 'elder', 'mallow', 'plantain']

beforeEach(async () => {
  for (const { id } of [ada, ben]) await addAccount({ id })
  const facts: HerbFacts[] = []
  for (const slug of herbSlugs) facts.push(await addHerb(slug))
  await addHerb('catnip', { uses: [{ use: 'restlessness', category: 'Sleep Problems', evidence: 'folk' }] })
  await setFacts('facts-1', [...facts, createPlainHerb('catnip')])
})

const requestRefusal = async (viewer: Viewer, text: string) => {
  const { status, body } = await request('POST', '', createWish(text), createCtxFor(viewer))
  return [status, (body as { error: { message: string; fields?: object } }).error.message]
}

describe('a wish', () => {
  it('gets a blend that passed the check, with all its details, and is counted', async () => {
    const { status, headers, body } = await request('POST', '', createWish())
    expect([status, headers.get('Cache-Control')]).toEqual([200, 'private, no-store'])
    expect(body).toEqual({
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
    expect(await countBlends(createCtxFor())).toBe(1)
  })

  it('gets help if it names an emergency, for any viewer and even if the tool is premium only', async () => {
    await storeSetting('tools_premium_only', '{"blend_generator":true}')
    for (const viewer of [visitor, ada, ben]) {
      const { status, body } = await request('POST', '', createWish('chest pain and a cough'), createCtxFor(viewer))
      expect([status, body]).toEqual([
        200,
        { answer: { kind: 'emergencies', emergencies: [expect.objectContaining({ code: 'chest_pain' })] } },
      ])
    }
    expect(await readTable('blend_generations')).toEqual([])
  })

  it('gets a blend and help for an emergency that does not stop the answer', async () => {
    const { status, body } = await request('POST', '', createWish('a cough, and my wee is very dark'), createCtxFor())
    expect([status, body]).toMatchObject([200, { answer: { kind: 'blend', emergencies: [{ code: 'jaundice' }] } }])
  })

  it('gets only help for such an emergency if it is refused', async () => {
    const { status, body } = await request(
      'POST',
      '',
      createWish('a cough, and my wee is very dark'),
      createCtxFor(visitor),
    )
    expect([status, body]).toMatchObject([
      200,
      { answer: { kind: 'emergencies', emergencies: [{ code: 'jaundice' }] } },
    ])
  })

  it('gets only help for such an emergency if the blend fails for an internal reason', async () => {
    const ctx = createCtxFor()
    ctx.read = () => Promise.reject(new TypeError('broken'))
    const answer = await generateBlend(ctx, createWish('a cough, and my wee is very dark'), Math.random)
    expect(answer).toMatchObject({ kind: 'emergencies', emergencies: [{ code: 'jaundice' }] })
    expect(ctx.loggedErrors).toContainEqual(expect.objectContaining({ event: 'blend_failed' }))
  })

  it('is refused first by the premium setting, then for visitors, then if it is blank', async () => {
    expect(await requestRefusal(visitor, 'a cough')).toEqual([401, blendMessages.signIn])
    expect(await requestRefusal(visitor, ' ')).toEqual([401, blendMessages.signIn])
    expect(await requestRefusal(ada, ' \n ')).toEqual([400, blendMessages.descriptionRequired])
    await storeSetting('tools_premium_only', '{"blend_generator":true}')
    expect(await requestRefusal(visitor, 'a cough')).toEqual([401, 'Premium Feature'])
    expect(await requestRefusal(ada, 'a cough')).toEqual([403, 'Premium Feature'])
  })

  it.each([
    ['hello there', blendMessages.notUnderstood],
    ['constipation', blendMessages.outOfScopeOnly],
    [
      'a cough, for my 5 year old',
      [blendMessages.noBlendForYou, blendMessages.honeyForChild, blendMessages.notCounted].join(' '),
    ],
    ['aching joints', blendMessages.noBlend],
  ])('“%s” gets a friendly message instead of a blend, and is not counted', async (text, message) => {
    expect(await generateBlend(createCtxFor(), createWish(text), Math.random)).toEqual({
      kind: 'nothing',
      message,
      emergencies: [],
    })
    expect(await countBlends(createCtxFor())).toBe(0)
  })

  it('is stored without its text', async () => {
    await generate({ description: 'a cough since the wedding of Marigold' })
    const rows = await readTable('blend_generations')
    expect(JSON.stringify(rows)).not.toMatch(/cough|wedding|Marigold/)
    expect(rows).toEqual([expect.objectContaining({ month: '2026-11', user_id: ada.id })])
  })

  it('is not counted if the blend fails', async () => {
    const ctx = createCtxFor()
    await setFacts('facts-1', [])
    const { read } = ctx
    let reads = 0
    ctx.read = (query) => (++reads > 1 ? Promise.reject(new Error('gone')) : read(query))
    await expect(generateBlend(ctx, createWish(), Math.random)).rejects.toThrow('gone')
    expect(await countBlends(createCtxFor())).toBe(0)
  })
})

describe('the blends of a month', () => {
  it('are limited to five for a free member, even with simultaneous requests', async () => {
    const requests = Array.from({ length: 30 }, () => generateBlend(createCtxFor(), createWish(), Math.random))
    expect(await countOutcomes(requests)).toEqual({ done: 5, forbidden: 25 })
    expect(await readTable('blend_generations')).toHaveLength(5)
    const { status, body } = await request('POST', '', createWish())
    expect([status, body]).toMatchObject([403, { error: { message: blendMessages.limitReached } }])
  })

  it('start again each month in UTC', async () => {
    const lastOfNovember = Date.UTC(2026, 10, 30, 23, 59)
    for (let attempt = 0; attempt < 5; attempt++) await generate({}, createCtxFor(ada, lastOfNovember))
    await expect(generate({}, createCtxFor(ada, lastOfNovember))).rejects.toThrow(blendMessages.limitReached)
    expect((await generate({}, createCtxFor(ada, lastOfNovember + 60_000))).proposalsLeft).toBe(maxProposals)
  })

  it('are unlimited for premium members, and counted separately for each member', async () => {
    for (let attempt = 0; attempt < 7; attempt++) await generate({}, createCtxFor(ben))
    expect([
      await countBlends(createCtxFor(ben)),
      await countBlends(createCtxFor(ada)),
      await countBlends(createCtxFor(visitor)),
    ]).toEqual([7, 0, 0])
  })

  it('are deleted after two months', async () => {
    await generate({}, createCtxFor(ada, Date.UTC(2026, 7, 31)))
    await generate({}, createCtxFor(ada, Date.UTC(2026, 8, 1)))
    await runCron(createCtxFor(ada), '17 3 * * *')
    expect(await readTable('blend_generations')).toEqual([expect.objectContaining({ month: '2026-09' })])
  })
})

const listSlugs = ({ parts }: Pick<Generated, 'parts'>) => parts.herbs.map(({ slug }) => slug)

describe('another proposal', () => {
  it('is a new blend, up to five times per wish, and is not counted as another generation', async () => {
    const first = await generate()
    const shown = [listSlugs(first)]
    for (let expectedLeft = maxProposals - 1; expectedLeft >= 0; expectedLeft--) {
      const nextProposal = await generate({ token: first.token, shown })
      expect(nextProposal.proposalsLeft).toBe(expectedLeft)
      shown.push(listSlugs(nextProposal))
    }
    expect(new Set(shown.map((shownSlugs) => shownSlugs.toSorted().join(' '))).size).toBe(maxProposals + 1)
    await expect(generate({ token: first.token, shown: [] })).rejects.toMatchObject({ code: 'rate_limited' })
    expect(await countBlends(createCtxFor())).toBe(1)
  })

  it('is not found for a different wish, another member or after a day', async () => {
    const { token } = await generate()
    for (const [overrides, ctx] of [
      [{ token, description: 'a cough and a cold' }, createCtxFor()],
      [{ token, tastes: ['mild'] }, createCtxFor()],
      [{ token }, createCtxFor(ben)],
      [{ token }, createCtxFor(ada, now + dayMs + 1)],
      [{ token: 'another' }, createCtxFor()],
    ] as const)
      await expect(generate(overrides, ctx)).rejects.toMatchObject({
        code: 'not_found',
        message: blendMessages.expired,
      })
  })

  it('gets a message if there is nothing new, and the generation is not refunded', async () => {
    for (const slug of ['linden', 'sage']) await addToCabinet(slug)
    const { token, parts } = await generate({ ownOnly: true }, createCtxFor(ben))
    const secondWish = createWish(undefined, { ownOnly: true, token, shown: [listSlugs({ parts })] })
    expect(await generateBlend(createCtxFor(ben), secondWish, Math.random)).toEqual({
      kind: 'nothing',
      message: blendMessages.noOtherBlend,
      emergencies: [],
    })
    expect(await countBlends(createCtxFor(ben))).toBe(1)
  })
})

describe('the herbs of the cabinet', () => {
  it('are the only ingredients of a premium member’s blend if the member chooses that', async () => {
    await addToCabinet('linden')
    expect(await generateBlend(createCtxFor(ben), createWish('a cough', { ownOnly: true }), Math.random)).toEqual({
      kind: 'nothing',
      message: blendMessages.noBlendFromCabinet,
      emergencies: [],
    })
    await addToCabinet('sage')
    const { parts } = await generate({ ownOnly: true }, createCtxFor(ben))
    expect(parts.herbs.map(({ slug }) => slug).toSorted()).toEqual(['linden', 'sage'])
  })
})

type SavedBlends = { savedBlends: { id: string; blend: { name: string } }[] }
const listSavedBlends = async (viewer: Viewer = ada) =>
  ((await request('GET', '/saved', undefined, createCtxFor(viewer))).body as SavedBlends).savedBlends

describe('a saved blend', () => {
  it('is described again from its herbs and grams, appears among the suggestions and can be deleted', async () => {
    const { blend, parts } = await generate()
    const response = await request('POST', '/saved', { ...parts, name: 'Cures everything' })
    expect([response.status, response.body]).toEqual([201, { id: expect.any(String) }])
    expect(await listSavedBlends()).toEqual([{ id: expect.any(String), createdAt: now, blend, isOutdated: false }])
    expect(await listSavedBlends(ben)).toEqual([])
    expect(await request('POST', '/saved', parts)).toMatchObject({
      status: 409,
      body: { error: { message: blendMessages.alreadySaved } },
    })
    const [{ id } = { id: '' }] = await listSavedBlends()
    expect((await request('DELETE', `/saved/${id}`, undefined, createCtxFor(ben))).status).toBe(404)
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
    const { status, body } = await request('POST', '/saved', { aims: ['cough'], herbs, cupsPerDay: 2 })
    expect([status, body]).toMatchObject([409, { error: { message: blendMessages.noLongerPasses } }])
  })

  it('is marked as outdated if it no longer passes the check', async () => {
    await request('POST', '/saved', (await generate()).parts)
    await setFacts('facts-2', [createPlainHerb('catnip')])
    expect(await listSavedBlends()).toMatchObject([{ isOutdated: true }])
  })

  it('replaces the oldest when there are more than ten', async () => {
    let time = now
    for (const firstSlug of herbSlugs)
      for (const secondSlug of herbSlugs.filter((slug) => slug > firstSlug))
        await request(
          'POST',
          '/saved',
          { aims: [], herbs: [firstSlug, secondSlug].map((slug) => ({ slug, gramsPerCup: 1 })), cupsPerDay: 2 },
          createCtxFor(ada, ++time),
        )
    expect(await listSavedBlends()).toHaveLength(10)
    expect(await readTable('blend_suggestions')).toHaveLength(10)
  })
})

type AnswerBody = { answer: BlendAnswer }

it('takes at most six round trips', async () => {
  const ctx = createCtxFor()
  const { body } = (await request('POST', '', createWish(), ctx)) as { body: AnswerBody }
  expect(body.answer.kind).toBe('blend')
  expect(ctx.recording.roundTrips).toBeLessThanOrEqual(6)
})
