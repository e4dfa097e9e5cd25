import { env } from 'cloudflare:workers'
import { beforeEach, describe, expect, it } from 'vitest'

import type { Recipe } from '#domain/recipes/recipes.types.ts'
import { answerTurns } from '#worker/features/herbi/knowledge.service.ts'
import { getContentSettings, saveContentSettings } from '#worker/features/settings/content.service.ts'
import { addAccount, addSession } from '#worker/testing/account-rows.ts'
import { call } from '#worker/testing/call.ts'
import { addFavourite } from '#worker/testing/favourite-rows.ts'
import { addHerb } from '#worker/testing/herb-rows.ts'
import { addRecipe, rebuildParts } from '#worker/testing/recipe-rows.ts'
import { createPlainHerb, setFacts } from '#worker/testing/safety-rows.ts'
import { admin, member, testCtx } from '#worker/testing/test-ctx.ts'
import { visit } from '#worker/testing/visit.ts'

const { now } = testCtx()
const step = 'Steep for 8 minutes.'
const amount = '7.25 g'

async function setFreeLimit(limit: number, isLimited = true) {
  const ctx = testCtx({ viewer: admin })
  const { tools, revision } = await getContentSettings(ctx)
  await saveContentSettings(ctx, { tools, limit, isLimited, revision })
}

const isClosed = async (slug: string): Promise<boolean> =>
  ((await call('GET', `/api/recipes/${slug}`)).body as { recipe: Recipe }).recipe.isClosed === true

describe('the free content limit', () => {
  it('keeps the oldest recipes open, and all of them while it is off', async () => {
    const [firstRecipe, secondRecipe, thirdRecipe] = [await addRecipe(), await addRecipe(), await addRecipe()]
    const readClosedFlags = async () => [
      await isClosed(firstRecipe.slug),
      await isClosed(secondRecipe.slug),
      await isClosed(thirdRecipe.slug),
    ]
    expect(await readClosedFlags()).toEqual([false, false, false])
    await setFreeLimit(1)
    expect(await readClosedFlags()).toEqual([false, true, true])
    await setFreeLimit(2)
    expect(await readClosedFlags()).toEqual([false, false, true])
    await env.DB.prepare('DELETE FROM recipes WHERE id = ?').bind(firstRecipe.id).run()
    expect(await isClosed(thirdRecipe.slug)).toBe(false)
    const fourthRecipe = await addRecipe()
    expect(await isClosed(fourthRecipe.slug)).toBe(true)
    await env.DB.prepare(`UPDATE recipes SET status = 'review' WHERE id = ?`).bind(secondRecipe.id).run()
    expect(await isClosed(fourthRecipe.slug)).toBe(false)
    await env.DB.prepare(`UPDATE recipes SET status = 'published' WHERE id = ?`).bind(secondRecipe.id).run()
    expect(await isClosed(fourthRecipe.slug)).toBe(true)
    await setFreeLimit(2, false)
    expect(await isClosed(fourthRecipe.slug)).toBe(false)
  })
})

describe('a closed recipe', () => {
  let slug: string
  let id: string
  beforeEach(async () => {
    await setFacts('facts-1', [createPlainHerb('linden'), createPlainHerb('balm')])
    await addHerb('linden')
    await addHerb('balm')
    await addRecipe({ name: 'Open Cup' })
    ;({ id, slug } = await addRecipe({
      name: 'Linden Vault',
      ingredients: ['Linden', 'Balm'],
      safety: { codes: [], sources: [], daily: [{ herb: 'linden', name: 'Linden', gramsPerDay: 4, maxDailyGrams: 9 }] },
    }))
    await env.DB.prepare(
      `INSERT INTO recipe_tips (recipe_id, order_index, tip) VALUES (?1, 0, 'Buy it whole.'), (?1, 1, 'Two spoons of it.')`,
    )
      .bind(id)
      .run()
    await env.DB.prepare(
      `UPDATE recipe_ingredients SET herb_id = lower(name), amount = '7.25 g', grams_per_cup = 3.5 WHERE recipe_id = ?`,
    )
      .bind(id)
      .run()
    await rebuildParts()
    await setFreeLimit(1)
  })

  it('keeps its page, its notes and the names of its ingredients, without amounts and steps', async () => {
    const response = await visit(`/recipe/${slug}`)
    const html = await response.text()
    expect(response.headers.get('Cloudflare-CDN-Cache-Control')).toContain('max-age=60')
    for (const phrase of [
      'Linden Vault',
      'Balm',
      'Ask first.',
      'Buy it whole.',
      '"isAccessibleForFree":false',
      '/#pricing',
    ])
      expect(html).toContain(phrase)
    for (const phrase of [step, amount, 'gramsPerCup":3.5', 'Two spoons', 'HowToStep', 'gramsPerDay":4'])
      expect(html).not.toContain(phrase)
  })

  it.each([
    '/api/recipes/linden-vault',
    '/api/recipes?search=linden',
    '/api/recipes',
    '/api/recipes/linden-vault/substitutes',
    '/recipe/linden-vault',
    '/recipe/linden-vault/substitutes',
    '/remedies',
    '/api/news',
    '/feed.xml',
    '/api/recipes/linden-vault/facts',
    '/api/herbs/linden',
    '/herbs.json',
  ])('shows neither amounts nor steps at %s', async (path) => {
    const text = await (await visit(path)).text()
    for (const phrase of [step, `"amount":"${amount}"`, 'Two spoons']) expect(text).not.toContain(phrase)
    if (path.startsWith('/api/recipes?')) expect(text).toContain('"lines":[]')
  })

  const requestWholeRecipe = async (userId?: string) => {
    const cookies = userId === undefined ? {} : { session: await addSession(userId, now) }
    return call('GET', `/api/recipes/${slug}/whole`, { cookies })
  }

  it('is complete for premium members and the administrator, uncached, and refused to others', async () => {
    const { id: premiumId } = await addAccount({ premiumUntil: now + 1 })
    for (const userId of [premiumId, admin.id]) {
      const { headers, body } = await requestWholeRecipe(userId)
      expect(headers.get('Cache-Control')).toBe('private, no-store')
      expect(body).toMatchObject({ recipe: { instructions: [step], ingredients: [{ amount }, { amount }] } })
    }
    const refusals = [await requestWholeRecipe(), await requestWholeRecipe(member.id)]
    expect(refusals.map(({ status, error }) => [status, error?.message])).toEqual([
      [401, 'Premium Feature'],
      [403, 'Premium Feature'],
    ])
    expect(JSON.stringify(refusals.map(({ body }) => body))).not.toContain(step)
  })

  it('appears in Herbi’s answers for premium members only', async () => {
    const question = [{ role: 'user' as const, text: 'How do I make Linden Vault?' }]
    const herbiAnswer = async (viewer: typeof member) =>
      (await answerTurns(testCtx({ viewer }), question)).sentences.join('')
    expect(await herbiAnswer(member)).toContain('Its grams and steps are for premium members.')
    expect(await herbiAnswer(member)).not.toContain(step)
    expect(await herbiAnswer({ ...member, role: 'premium' })).toContain(step)
  })

  it('is saved by members without its amounts, in their collection', async () => {
    const cookies = { session: await addSession(member.id, now) }
    await addFavourite({ userId: member.id, recipeId: id, isLiked: true })
    const collection = (await call('GET', '/api/collection?tab=liked', { cookies })).body
    expect(collection).toMatchObject({ recipes: [{ slug, isClosed: true, blend: { lines: [] } }] })
  })

  it('prevents visitors and members from viewing every recipe', async () => {
    expect((await call('GET', '/api/me/limits')).body).toMatchObject({ limits: { canViewRecipe: false } })
    const cookies = { session: await addSession(admin.id, now) }
    expect((await call('GET', '/api/me/limits', { cookies })).body).toMatchObject({ limits: { canViewRecipe: true } })
  })
})
