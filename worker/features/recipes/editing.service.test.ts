import { env } from 'cloudflare:workers'
import { beforeEach, describe, expect, it } from 'vitest'

import type { RecipeContent } from '#domain/recipes/recipe-edit.schemas.ts'
import { noFilters } from '#domain/recipes/recipe-filters.ts'
import { readTable } from '#worker/testing/account-rows.ts'
import { addFavourite } from '#worker/testing/favourite-rows.ts'
import { addRecipe } from '#worker/testing/recipe-rows.ts'
import { plainHerb, setFacts } from '#worker/testing/safety-rows.ts'
import { admin, afterReads, member, testCtx } from '#worker/testing/test-ctx.ts'

import { listWaitingRecipes } from '../bot/review.service.ts'
import { confirmRecipe } from '../safety/safety.service.ts'
import { deleteRecipe } from './deletion.service.ts'
import { createRecipe, findNameStatus, getRecipeToEdit, saveRecipe, unpublishRecipe } from './editing.service.ts'
import { getRecipe, listRecipes } from './recipes.service.ts'

const stale = { ...admin, reauthenticatedAt: 0 }
const calls: string[][] = []
const asAdmin = (viewer = admin) => testCtx({ viewer, cache: { purge: async ({ tags }) => calls.push(tags) } })

const words = (count: number) => `${Array.from({ length: count - 1 }, () => 'quiet').join(' ')} evening.`

const whole = (overrides: Partial<RecipeContent> = {}): RecipeContent => ({
  name: 'Linden Dusk',
  ailment: 'Sleep Problems',
  description: words(50),
  emoji: '🌼',
  brewMinutes: 8,
  difficulty: 'Easy',
  servings: 2,
  cupsPerDay: 2,
  courseDays: 14,
  preparation: [],
  ingredients: [
    { name: 'Linden', amount: '2 g', gramsPerCup: 1 },
    { name: 'Honey', amount: '1 tsp', notes: 'Last.' },
  ],
  instructions: ['Warm the pot.', 'Add the leaves.', 'Pour over.', 'Steep for 8 minutes.'],
  benefits: ['Folk use knows it as an evening cup.', 'It smells of July.', 'It is mild.'],
  tips: ['Keep the lid on.', 'Dry it well.'],
  warnings: ['Ask first.'],
  ...overrides,
})

beforeEach(async () => {
  calls.length = 0
  await setFacts('facts-1', [plainHerb('linden'), plainHerb('willow', { conditional: true })])
  await env.DB.prepare(
    `INSERT INTO herbs (id, name, scientific_name, image, category, description, preparation_methods, storage_instructions,
       drying_instructions, shelf_life_months, safety_notes, facts)
     VALUES ('linden', 'Linden', 'Tilia', '🌼', 'x', 'x', '[]', 'x', 'x', 12, '[]', '{}')`,
  ).run()
})

const create = (changes: Partial<RecipeContent> = {}, isShown = false) =>
  createRecipe(asAdmin(), { content: whole(changes), isShown })

const save = async (id: string, changes: Partial<RecipeContent>, isShown: boolean, ctx = asAdmin()) => {
  const { content, revision } = await getRecipeToEdit(asAdmin(), id)
  return saveRecipe(ctx, id, { content: { ...content, ...changes }, revision, isShown })
}

const shownNames = async () => (await listRecipes(testCtx(), noFilters)).recipes.map(({ name }) => name)

describe('a draft', () => {
  it('can be stored complete or unfinished, is seen by nobody else, and waits for no review', async () => {
    const { id } = await create({ description: '', instructions: [], ingredients: [], benefits: [], tips: [] })
    expect(await getRecipeToEdit(asAdmin(), id)).toMatchObject({
      slug: 'linden-dusk',
      publicationStatus: 'draft',
      origin: 'admin',
      verdict: 'refused',
      content: { description: '', ingredients: [] },
    })
    expect(await shownNames()).toEqual([])
    await expect(getRecipe(testCtx(), 'linden-dusk')).rejects.toMatchObject({ code: 'not_found' })
    expect(await listWaitingRecipes(asAdmin())).toEqual([])
    await expect(confirmRecipe(asAdmin(), id)).rejects.toMatchObject({ code: 'conflict' })
    expect(calls).toEqual([])
  })

  it('is published with all its content, and counts as new from its first publication', async () => {
    const { id } = await create()
    await env.DB.prepare('UPDATE recipes SET created_at = 5').run()
    await save(
      id,
      {
        name: 'Linden Night',
        servings: 3,
        cupsPerDay: 1,
        tips: ['One.', 'Two.'],
        ingredients: [{ name: 'Linden', amount: '3 g', gramsPerCup: 1, notes: 'Cut.' }],
      },
      true,
    )
    const recipe = await getRecipe(testCtx(), 'linden-night')
    expect(recipe).toMatchObject({
      name: 'Linden Night',
      servings: 3,
      tips: ['One.', 'Two.'],
      benefits: whole().benefits,
      ingredients: [{ name: 'Linden', amount: '3 g', gramsPerCup: 1, notes: 'Cut.', herb: 'linden' }],
      createdAt: testCtx().now,
    })
    expect(recipe.warnings.filter(({ origin }) => origin === 'written').map(({ text }) => text)).toEqual(['Ask first.'])
    expect(recipe.warnings.some(({ origin }) => origin === 'derived')).toBe(true)
    // The earlier slug still works.
    expect((await getRecipe(testCtx(), 'linden-dusk')).slug).toBe('linden-night')
    expect(calls).toEqual([['recipes', 'recipe:linden-dusk', 'recipe:linden-night']])
    expect(await readTable('recipes')).toMatchObject([{ edited_at: expect.any(Number), seed_hash: null }])
    expect(new Set((await readTable('audit_log')).map(({ action }) => action))).toEqual(
      new Set(['recipe.create', 'recipe.publish']),
    )
  })
})

const auditEvents = async () => (await readTable('audit_log')).map(({ action }) => action)

describe('a new recipe whose form arrives twice', () => {
  const id = '30000000-0000-4000-8000-000000000001'
  const submit = (changes: Partial<RecipeContent> = {}, isShown = false, ctx = asAdmin()) =>
    createRecipe(ctx, { id, content: whole(changes), isShown })

  it('is stored and logged once', async () => {
    for (let time = 1; time <= 3; time++) expect(await submit()).toEqual({ id })
    expect(await readTable('recipes')).toMatchObject([{ id, slug: 'linden-dusk', seed_hash: null }])
    expect(await readTable('recipe_slugs')).toHaveLength(1)
    expect(await auditEvents()).toEqual(['recipe.create'])
  })

  it('is stored once if both arrive at once', async () => {
    expect(await Promise.all([submit(), submit()])).toEqual([{ id }, { id }])
    expect(await readTable('recipes')).toHaveLength(1)
    expect(await auditEvents()).toEqual(['recipe.create'])
  })

  it('takes the second text, and is published if the second form asks for it', async () => {
    await submit()
    expect(await submit({ name: 'Linden Night' }, true)).toEqual({ id })
    expect(await shownNames()).toEqual(['Linden Night'])
    expect(await readTable('recipes')).toHaveLength(1)
    await expect(submit({ name: 'Linden Night' })).rejects.toMatchObject({ code: 'conflict' })
  })

  it('is refused once somebody has changed or deleted it', async () => {
    await submit()
    await save(id, { name: 'Theirs' }, false)
    await expect(submit({ name: 'Mine' })).rejects.toMatchObject({ code: 'conflict' })
    expect((await getRecipeToEdit(asAdmin(), id)).content.name).toBe('Theirs')
    await deleteRecipe(asAdmin(), id)
    await expect(submit()).rejects.toMatchObject({ code: 'not_found' })
    expect(await readTable('recipes')).toEqual([])
  })

  it('cannot be overwritten by somebody else', async () => {
    const { id: bots } = await addRecipe({ name: 'Evening', ingredients: ['Linden'], verdict: 'ok' })
    await expect(createRecipe(asAdmin(), { id: bots, content: whole(), isShown: false })).rejects.toMatchObject({
      code: 'conflict',
    })
  })
})

describe('publishing', () => {
  it.each<[string, Partial<RecipeContent>, object]>([
    [
      'an unknown herb',
      { ingredients: [{ name: 'Moonwort', amount: '2 g', gramsPerCup: 1 }] },
      { code: 'invalid', fields: { 'ingredients.0.name': 'We don’t know this herb.' } },
    ],
    [
      'more than a day may have',
      { ingredients: [{ name: 'Linden', amount: '12 g', gramsPerCup: 6 }] },
      { code: 'conflict' },
    ],
    [
      'grams that do not add up',
      { ingredients: [{ name: 'Linden', amount: '4 g', gramsPerCup: 1 }] },
      { code: 'invalid' },
    ],
    [
      'a promise',
      { tips: ['It cures insomnia.', 'Two.'] },
      { code: 'invalid', fields: { 'tips.0': expect.stringContaining('No tea cures') } },
    ],
    [
      'too few words',
      { description: 'Short.' },
      { code: 'invalid', fields: { description: expect.stringContaining('40 to 90') } },
    ],
    ['too few steps', { instructions: ['One.'] }, { code: 'invalid', fields: { instructions: expect.any(String) } }],
    ['an address', { tips: ['See www.example.org', 'Two.'] }, { code: 'invalid' }],
  ])('refuses %s, and stores nothing', async (_, changes, refusal) => {
    await expect(create(changes, true)).rejects.toMatchObject(refusal)
    expect([await readTable('recipes'), await readTable('recipe_slugs'), await readTable('audit_log')]).toEqual([
      [],
      [],
      [],
    ])
    const { id } = await create(changes)
    await expect(save(id, {}, true)).rejects.toMatchObject(refusal)
    expect(await readTable('audit_log')).toHaveLength(1)
  })

  it('confirms a recipe that needs review, and asks for the password if it was entered too long ago', async () => {
    const willow = { ingredients: [{ name: 'Willow', amount: '2 g', gramsPerCup: 1 }] }
    await expect(createRecipe(asAdmin(stale), { content: whole(willow), isShown: true })).rejects.toMatchObject({
      code: 'reauthentication_required',
    })
    const { id } = await create(willow)
    await env.DB.prepare(`UPDATE recipes SET origin = 'bot'`).run()
    await save(id, {}, true)
    const row = { status: 'published', is_draft: 0, verdict: 'needs_review', confirmed_at: testCtx().now }
    expect(await readTable('recipes')).toMatchObject([row])
    await createRecipe(asAdmin(stale), { content: whole({ name: 'Other' }), isShown: false })
    await expect(createRecipe(testCtx({ viewer: member }), { content: whole(), isShown: false })).rejects.toMatchObject(
      { code: 'forbidden' },
    )
  })

  it('numbers the slug of a shared name, and says which recipe has the name', async () => {
    const { id } = await create({}, true)
    const found = await findNameStatus(asAdmin(), { name: 'linden dusk' })
    expect(found).toMatchObject({
      slug: 'linden-dusk-2',
      namesakes: [{ id, isPublished: true, ingredientNames: ['Linden', 'Honey'] }],
    })
    expect(await findNameStatus(asAdmin(), { name: 'Linden Dusk', except: id })).toEqual({
      slug: 'linden-dusk',
      namesakes: [],
    })
    await create({}, true)
    expect((await getRecipe(testCtx(), 'linden-dusk-2')).variety).toBeGreaterThan(0)
  })
})

describe('a save', () => {
  it('returns the revision that the next save must name', async () => {
    const { id } = await create()
    const drafted = await save(id, { name: 'Linden Dawn' }, false)
    expect(drafted.revision).toBe((await getRecipeToEdit(asAdmin(), id)).revision)
    const published = await save(id, { brewMinutes: 9 }, true)
    expect(published.revision).toBe((await getRecipeToEdit(asAdmin(), id)).revision)
  })
})

describe('a published recipe', () => {
  it('stays published after a save', async () => {
    const { id } = await create({}, true)
    await expect(save(id, { name: 'Other' }, false)).rejects.toMatchObject({ code: 'conflict' })
  })

  it('keeps its original day, and its savers are notified when there are more cautions', async () => {
    const { id, slug } = await addRecipe({ name: 'Evening', ingredients: ['Linden'], verdict: 'ok', createdAt: 7 })
    await addFavourite({ userId: member.id, recipeId: id, isLiked: true })
    const { content } = await getRecipeToEdit(asAdmin(), id)
    await save(id, { ...whole(), name: content.name, preparation: [] }, true)
    expect(await readTable('user_notifications')).toEqual([])
    await save(id, { cupsPerDay: 1, ingredients: [{ name: 'Linden', amount: '6.2 g', gramsPerCup: 3.1 }] }, true)
    expect(await readTable('user_notifications')).toMatchObject([
      { user_id: member.id, title: '"Evening" has new cautions', link: `/recipe/${slug}` },
    ])
    expect(await getRecipe(testCtx(), slug)).toMatchObject({ createdAt: 7 })
  })

  it('can be withdrawn with a reason, and returns at the same address', async () => {
    const { id } = await create({}, true)
    await addFavourite({ userId: member.id, recipeId: id, isLiked: true })
    calls.length = 0
    const { revision } = await getRecipeToEdit(asAdmin(), id)
    await expect(unpublishRecipe(asAdmin(stale), id, { revision, reason: '' })).rejects.toMatchObject({
      code: 'reauthentication_required',
    })
    await unpublishRecipe(asAdmin(), id, { revision, reason: 'We weigh it again.' })
    await expect(getRecipe(testCtx(), 'linden-dusk')).rejects.toMatchObject({
      code: 'gone',
      message: 'We weigh it again.',
    })
    expect(await getRecipeToEdit(asAdmin(), id)).toMatchObject({
      publicationStatus: 'draft',
      withdrawal: 'We weigh it again.',
    })
    expect([await shownNames(), await listWaitingRecipes(asAdmin()), calls]).toEqual([
      [],
      [],
      [['recipes', 'recipe:linden-dusk']],
    ])
    expect(await readTable('user_notifications')).toMatchObject([{ title: '"Linden Dusk" is hidden for now' }])
    await expect(unpublishRecipe(asAdmin(), id, { revision, reason: '' })).rejects.toMatchObject({ code: 'conflict' })
    await save(id, { tips: ['New.', 'Newer.'] }, true)
    expect(await getRecipe(testCtx(), 'linden-dusk')).toMatchObject({
      tips: ['New.', 'Newer.'],
      createdAt: testCtx().now,
    })
    await deleteRecipe(asAdmin(), id)
    await expect(getRecipe(testCtx(), 'linden-dusk')).rejects.toMatchObject({ code: 'gone' })
  })
})

describe('a concurrent save by somebody else', () => {
  it('is not overwritten, and the message says who it was', async () => {
    const { id } = await create({}, true)
    const { revision } = await getRecipeToEdit(asAdmin(), id)
    await save(id, { tips: ['Mine.', 'All mine.'] }, true)
    const before = JSON.stringify([
      await readTable('recipes'),
      await readTable('recipe_tips'),
      await readTable('audit_log'),
    ])
    const late = { content: whole({ tips: ['Late.', 'Too late.'] }), revision, isShown: true }
    await expect(saveRecipe(asAdmin(), id, late)).rejects.toMatchObject({
      code: 'conflict',
      message: expect.stringContaining(`${admin.email} changed this remedy while you were editing`),
    })
    await expect(unpublishRecipe(asAdmin(), id, { revision, reason: '' })).rejects.toMatchObject({ code: 'conflict' })
    expect(
      JSON.stringify([await readTable('recipes'), await readTable('recipe_tips'), await readTable('audit_log')]),
    ).toBe(before)
  })

  it('is not overwritten either if it happens between reading and writing', async () => {
    const { id } = await create({}, true)
    const { revision } = await getRecipeToEdit(asAdmin(), id)
    const slow = asAdmin()
    let once: Promise<unknown> | undefined
    afterReads(slow, () => (once ??= save(id, { tips: ['Mine.', 'All mine.'] }, true)))
    const late = { content: whole({ tips: ['Late.', 'Too late.'] }), revision, isShown: true }
    await expect(saveRecipe(slow, id, late)).rejects.toMatchObject({ code: 'conflict' })
    expect((await getRecipe(testCtx(), 'linden-dusk')).tips).toEqual(['Mine.', 'All mine.'])
  })
})
