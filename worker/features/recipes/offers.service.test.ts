import { env } from 'cloudflare:workers'
import { beforeEach, describe, expect, it } from 'vitest'

import { botMessages } from '#domain/bot/bot.messages.ts'
import { maxWaitingOffers } from '#domain/own-recipes/own-recipe-limits.ts'
import type { OwnRecipeContent } from '#domain/own-recipes/own-recipes.schemas.ts'
import type { OwnRecipeWithVersions } from '#domain/own-recipes/own-recipes.types.ts'
import { paths } from '#domain/paths.ts'
import { changedByUs } from '#domain/recipes/offer-notifications.ts'
import { createDb, schema } from '#drizzle/db.ts'
import { addSession, knownPassword, readTable } from '#worker/testing/account-rows.ts'
import { call } from '#worker/testing/call.ts'
import { addNamedMember } from '#worker/testing/community-rows.ts'
import { ownRecipeContent } from '#worker/testing/own-recipe-rows.ts'
import { createPlainHerb, setFacts } from '#worker/testing/safety-rows.ts'
import { admin, testCtx } from '#worker/testing/test-ctx.ts'
import { visit } from '#worker/testing/visit.ts'

const { now } = testCtx()
const createId = (number: number) => `20000000-0000-4000-8000-${String(number).padStart(12, '0')}`
const ownId = createId(1)

const offerable: OwnRecipeContent = {
  ...ownRecipeContent,
  name: 'Quiet Linden',
  ailment: 'Sleep Problems',
  steps: ['Boil 500 ml of water.', 'Pour it over the flowers.', 'Cover and wait ten minutes.', 'Strain and drink.'],
}
const offer = {
  description:
    'A mild cup with a taste of honey and hay that people have drunk at the end of the day for a long time. It is light and goes well with a slice of lemon. I make it in a large pot and drink it with my family in the evening.',
  difficulty: 'Easy',
  benefits: [
    'Linden has traditionally been drunk in the evening.',
    'People have used linden for a quiet hour.',
    'It has a mild taste.',
  ],
  tips: ['Cover the pot.', 'Add a slice of lemon.'],
}

let author: Awaited<ReturnType<typeof addNamedMember>>

beforeEach(async () => {
  author = await addNamedMember('Ada L.', now, { passwordHash: knownPassword.passwordHash })
  await setFacts('facts-1', [createPlainHerb('linden', { commonName: 'Linden' })])
  await createDb(env.DB)
    .insert(schema.ownRecipes)
    .values({ id: ownId, userId: author.id, content: offerable, searchText: '', createdAt: now, updatedAt: now })
})

const asAuthor = (method: string, path: string, body?: unknown) =>
  call(method, path, { cookies: { session: author.session }, ...(body !== undefined && { body }) })
const asAdmin = async (method: string, path: string, body?: unknown) =>
  call(method, path, { cookies: { session: await addSession(admin.id, now) }, ...(body !== undefined && { body }) })
const sendOffer = (changes: object = {}) =>
  asAuthor('POST', `/api/own-recipes/${ownId}/offer`, { ...offer, ...changes })
const setContent = (changes: Partial<OwnRecipeContent>) =>
  createDb(env.DB)
    .update(schema.ownRecipes)
    .set({ content: { ...offerable, ...changes } })
const readOffer = async () => ((await asAuthor('GET', `/api/own-recipes/${ownId}`)).body as OwnRecipeWithVersions).offer
const readRecipeId = async () => {
  const [row] = await readTable('recipe_offers')
  return String(row?.['recipe_id'])
}
const approve = async () => asAdmin('PUT', `/api/bot/review/${await readRecipeId()}/approval`)
const readNotes = async () =>
  (await readTable('user_notifications')).filter((row) => row['user_id'] === author.id).map((row) => row['title'])
const readPage = async (slug = 'quiet-linden') => visit(paths.recipe(slug))

describe('an own recipe that is offered', () => {
  it('waits in the review list, once, and tells the administrator', async () => {
    expect((await sendOffer()).status).toBe(204)
    expect((await sendOffer()).status).toBe(204)
    expect(await readOffer()).toEqual({ state: 'waiting' })
    const { body } = await asAdmin('GET', '/api/bot/review')
    expect(body).toMatchObject({ waiting: [{ name: 'Quiet Linden', origin: 'member', verdict: 'ok' }] })
    expect((await readPage()).status).toBe(404)
    expect(await readTable('user_notifications')).toMatchObject([{ user_id: admin.id, link: paths.adminReview }])
  })

  it('names its author once it is approved, and tells them live and by email', async () => {
    await sendOffer()
    const { status, ctx } = await approve()
    expect(status).toBe(204)
    expect(await readOffer()).toEqual({ state: 'published', slug: 'quiet-linden' })
    expect(await (await readPage()).text()).toContain('Recipe by Ada L.')
    expect(await readNotes()).toEqual(['"Quiet Linden" is published'])
    expect(ctx.sentMails.map(({ subject }) => subject)).toEqual(['Your recipe is published'])
    expect(ctx.sentMails[0]?.text).not.toContain(changedByUs)
    await env.DB.prepare('DELETE FROM purges').run()
    await asAuthor('PUT', '/api/community/name', { displayName: 'Ada Linden' })
    expect(String((await readTable('purges'))[0]?.['tags'])).toContain('recipe:quiet-linden')
    expect(await (await readPage()).text()).toContain('Recipe by Ada Linden.')
  })

  it('tells its author if we changed it before we published it', async () => {
    await sendOffer()
    const { body } = await asAdmin('GET', '/api/bot/review')
    const [waiting] = (body as { waiting: { updatedAt: number; description: string; instructions: string[] }[] })
      .waiting
    const { updatedAt, description, instructions } = waiting ?? expect.fail('Nothing is waiting.')
    const edit = { updatedAt, description, instructions, name: 'Calm Linden', grams: [2] }
    expect((await asAdmin('PUT', `/api/bot/review/${await readRecipeId()}`, edit)).status).toBe(200)
    const { ctx } = await approve()
    expect(ctx.sentMails[0]?.text).toContain(changedByUs)
    const notifications = (await readTable('user_notifications')).filter((row) => row['user_id'] === author.id)
    expect(notifications).toMatchObject([{ message: expect.stringContaining(changedByUs) }])
  })

  it('is not declined without a reason', async () => {
    await sendOffer()
    const { status, error } = await asAdmin('DELETE', `/api/bot/review/${await readRecipeId()}?reason=%20`)
    expect([status, error?.fields]).toEqual([400, { reason: botMessages.reasonForAuthor }])
    expect(await readOffer()).toEqual({ state: 'waiting' })
  })

  it('is declined with a reason, which its author reads, and can be offered again', async () => {
    await sendOffer()
    const { ctx } = await asAdmin('DELETE', `/api/bot/review/${await readRecipeId()}?reason=Too%20much%20like%20ours`)
    expect(await readOffer()).toEqual({ state: 'declined', reason: 'Too much like ours.' })
    expect(await readNotes()).toEqual(['We haven’t published "Quiet Linden"'])
    expect(ctx.sentMails.map(({ subject }) => subject)).toEqual(['We haven’t published your recipe'])
    expect((await sendOffer()).status).toBe(204)
    expect(await readOffer()).toEqual({ state: 'waiting' })
  })

  it('tells its author when we hide it and when we remove it', async () => {
    await sendOffer()
    await approve()
    const id = await readRecipeId()
    const { body } = await asAdmin('GET', `/api/admin/recipes/${id}`)
    const { revision } = (body as { recipe: { revision: string } }).recipe
    const hiding = await asAdmin('PUT', `/api/admin/recipes/${id}/withdrawal`, {
      revision,
      reason: 'We ask about a dose.',
    })
    expect([hiding.status, await readOffer()]).toEqual([204, { state: 'hidden' }])
    const { ctx } = await asAdmin('DELETE', `/api/recipes/${id}`)
    expect(await readOffer()).toEqual({ state: 'declined', reason: 'We have removed it from our remedies.' })
    expect(await readNotes()).toEqual([
      '"Quiet Linden" is published',
      'We’ve hidden "Quiet Linden" for now',
      'We’ve removed "Quiet Linden"',
    ])
    const mails = [...hiding.ctx.sentMails, ...ctx.sentMails]
    expect(mails.map(({ subject }) => subject)).toEqual([
      'We’ve hidden your recipe for now',
      'We’ve removed your recipe',
    ])
  })

  it('states its water in a first step of the published recipe if no step names it', async () => {
    await setContent({
      waterMl: 500,
      steps: ['Pour it over the flowers.', ...offerable.steps.slice(2), 'Stir in 10 ml of honey.'],
    })
    await sendOffer()
    await approve()
    expect(await (await readPage()).text()).toContain('Measure 500 ml of water.')
  })

  it('is withdrawn by its author, before and after the publication', async () => {
    await sendOffer()
    expect((await asAuthor('DELETE', `/api/own-recipes/${ownId}/offer`)).status).toBe(204)
    expect(await readOffer()).toEqual({ state: 'withdrawn' })
    await sendOffer()
    await approve()
    const { slug } = (await readOffer()) as { slug: string }
    await asAuthor('DELETE', `/api/own-recipes/${ownId}/offer`)
    const page = await readPage(slug)
    expect([page.status, await page.text()]).toEqual([410, expect.stringContaining('Its author has withdrawn it.')])
  })

  it('leaves no trace of its name if it was never published', async () => {
    await sendOffer()
    await asAuthor('DELETE', `/api/own-recipes/${ownId}/offer`)
    expect((await readPage()).status).toBe(404)
    expect(await readTable('recipe_slugs')).toEqual([])
  })

  it('leaves the catalogue with the own recipe', async () => {
    await sendOffer()
    await approve()
    expect((await asAuthor('DELETE', `/api/own-recipes/${ownId}`)).status).toBe(204)
    expect((await readPage()).status).toBe(410)
    expect(await readTable('recipe_offers')).toEqual([])
  })

  it('leaves the catalogue with the account of its author', async () => {
    await sendOffer()
    await approve()
    expect((await asAuthor('DELETE', '/api/account', { password: knownPassword.password })).status).toBe(204)
    expect((await readPage()).status).toBe(410)
    expect(await readTable('recipe_offers')).toEqual([])
  })

  it.each<[string, Partial<OwnRecipeContent>, object, RegExp]>([
    [
      'nothing says how much water it takes',
      { waterMl: null, steps: ['Pour it over the flowers.'] },
      {},
      /how much water/,
    ],
    ['it has no ailment', { ailment: '' }, {}, /Choose one of these ailments/],
    ['it has too few steps', { steps: ['Drink.'] }, {}, /Use 4 to 8 lines/],
    ['its description is short', {}, { description: 'Nice.' }, /Use 40 to 90 words/],
    ['it claims to cure', {}, { tips: ['This cures insomnia.', 'Cover it.'] }, /cures insomnia/],
    ['it names an unknown plant', { ingredients: [{ name: 'Moonwort', amount: '2 g' }] }, {}, /don’t know this herb/],
    ['it is refused', { ingredients: [{ name: 'Linden', amount: '20 g' }] }, {}, /safety check refuses/],
  ])('does not reach the review list if %s', async (_name, content, changes, message) => {
    await setContent(content)
    const { status, error } = await sendOffer(changes)
    expect([409, 422, 400]).toContain(status)
    expect(JSON.stringify(error)).toMatch(message)
    expect(await readTable('recipes')).toEqual([])
    expect(await readOffer()).toBeNull()
  })

  it('does not reach the review list while ten others of its author wait', async () => {
    const db = createDb(env.DB)
    for (let number = 0; number < maxWaitingOffers; number++) {
      const id = createId(10 + number)
      await db.insert(schema.ownRecipes).values({
        id,
        userId: author.id,
        content: { ...offerable, name: `Linden ${number}` },
        searchText: '',
        createdAt: now,
        updatedAt: now,
      })
      expect((await asAuthor('POST', `/api/own-recipes/${id}/offer`, offer)).status).toBe(204)
    }
    const { status, error } = await sendOffer()
    expect([status, error?.message]).toEqual([409, expect.stringContaining('10 recipes waiting for review')])
  })
})
