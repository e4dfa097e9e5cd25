import { env } from 'cloudflare:workers'
import { beforeEach, describe, expect, it } from 'vitest'

import type { RecipeContent } from '#domain/recipes/recipe-edit.schemas.ts'
import { noFilters } from '#domain/recipes/recipe-filters.ts'
import { readTable } from '#worker/testing/account-rows.ts'
import { addFavourite } from '#worker/testing/favourite-rows.ts'
import { addRecipe } from '#worker/testing/recipe-rows.ts'
import { createPlainHerb, setFacts } from '#worker/testing/safety-rows.ts'
import { admin, runAfterReads, member, testCtx } from '#worker/testing/test-ctx.ts'

import { listWaitingRecipes } from '../bot/review.service.ts'
import { confirmRecipe } from '../safety/safety.service.ts'
import { deleteRecipe } from './deletion.service.ts'
import { createRecipe, getNameStatus, getRecipeToEdit, saveRecipe, unpublishRecipe } from './editing.service.ts'
import { getRecipe, listRecipes } from './recipes.service.ts'

const staleAdmin = { ...admin, reauthenticatedAt: 0 }
const calls: string[][] = []
const createAdminCtx = (viewer = admin) => testCtx({ viewer, cache: { purge: async ({ tags }) => calls.push(tags) } })

const makeText = (count: number) => `${Array.from({ length: count - 1 }, () => 'quiet').join(' ')} evening.`

const completeContent = (overrides: Partial<RecipeContent> = {}): RecipeContent => ({
  name: 'Linden Dusk',
  ailment: 'Sleep Problems',
  description: makeText(50),
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
  await setFacts('facts-1', [createPlainHerb('linden'), createPlainHerb('willow', { conditional: true })])
  await env.DB.prepare(
    `INSERT INTO herbs (id, name, scientific_name, image, category, description, preparation_methods, storage_instructions,
       drying_instructions, shelf_life_months, safety_notes, facts)
     VALUES ('linden', 'Linden', 'Tilia', '🌼', 'x', 'x', '[]', 'x', 'x', 12, '[]', '{}')`,
  ).run()
})

const createContent = (changes: Partial<RecipeContent> = {}, isShown = false) =>
  createRecipe(createAdminCtx(), { content: completeContent(changes), isShown })

const save = async (id: string, changes: Partial<RecipeContent>, isShown: boolean, ctx = createAdminCtx()) => {
  const { content, revision } = await getRecipeToEdit(createAdminCtx(), id)
  return saveRecipe(ctx, id, { content: { ...content, ...changes }, revision, isShown })
}

const listPublishedNames = async () => (await listRecipes(testCtx(), noFilters)).recipes.map(({ name }) => name)

describe('a draft', () => {
  it('can be stored complete or unfinished, is seen by nobody else, and waits for no review', async () => {
    const { id } = await createContent({ description: '', instructions: [], ingredients: [], benefits: [], tips: [] })
    expect(await getRecipeToEdit(createAdminCtx(), id)).toMatchObject({
      slug: 'linden-dusk',
      publicationStatus: 'draft',
      origin: 'admin',
      verdict: 'refused',
      content: { description: '', ingredients: [] },
    })
    expect(await listPublishedNames()).toEqual([])
    await expect(getRecipe(testCtx(), 'linden-dusk')).rejects.toMatchObject({ code: 'not_found' })
    expect(await listWaitingRecipes(createAdminCtx())).toEqual([])
    await expect(confirmRecipe(createAdminCtx(), id)).rejects.toMatchObject({ code: 'conflict' })
    expect(calls).toEqual([])
  })

  it('is published with all its content, and counts as new from its first publication', async () => {
    const { id } = await createContent()
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
      benefits: completeContent().benefits,
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

const readAuditActions = async () => (await readTable('audit_log')).map(({ action }) => action)

describe('a new recipe whose form arrives twice', () => {
  const id = '30000000-0000-4000-8000-000000000001'
  const submit = (changes: Partial<RecipeContent> = {}, isShown = false, ctx = createAdminCtx()) =>
    createRecipe(ctx, { id, content: completeContent(changes), isShown })

  it('is stored and logged once', async () => {
    for (let attempt = 1; attempt <= 3; attempt++) expect(await submit()).toEqual({ id })
    expect(await readTable('recipes')).toMatchObject([{ id, slug: 'linden-dusk', seed_hash: null }])
    expect(await readTable('recipe_slugs')).toHaveLength(1)
    expect(await readAuditActions()).toEqual(['recipe.create'])
  })

  it('is stored once if both arrive at once', async () => {
    expect(await Promise.all([submit(), submit()])).toEqual([{ id }, { id }])
    expect(await readTable('recipes')).toHaveLength(1)
    expect(await readAuditActions()).toEqual(['recipe.create'])
  })

  it('takes the content of the second form, and is published if that form requests it', async () => {
    await submit()
    expect(await submit({ name: 'Linden Night' }, true)).toEqual({ id })
    expect(await listPublishedNames()).toEqual(['Linden Night'])
    expect(await readTable('recipes')).toHaveLength(1)
    await expect(submit({ name: 'Linden Night' })).rejects.toMatchObject({ code: 'conflict' })
  })

  it('is refused once somebody has changed or deleted it', async () => {
    await submit()
    await save(id, { name: 'Theirs' }, false)
    await expect(submit({ name: 'Mine' })).rejects.toMatchObject({ code: 'conflict' })
    expect((await getRecipeToEdit(createAdminCtx(), id)).content.name).toBe('Theirs')
    await deleteRecipe(createAdminCtx(), id)
    await expect(submit()).rejects.toMatchObject({ code: 'not_found' })
    expect(await readTable('recipes')).toEqual([])
  })

  it('cannot be overwritten by somebody else', async () => {
    const { id: botRecipeId } = await addRecipe({ name: 'Evening', ingredients: ['Linden'], verdict: 'ok' })
    await expect(
      createRecipe(createAdminCtx(), { id: botRecipeId, content: completeContent(), isShown: false }),
    ).rejects.toMatchObject({
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
    await expect(createContent(changes, true)).rejects.toMatchObject(refusal)
    expect([await readTable('recipes'), await readTable('recipe_slugs'), await readTable('audit_log')]).toEqual([
      [],
      [],
      [],
    ])
    const { id } = await createContent(changes)
    await expect(save(id, {}, true)).rejects.toMatchObject(refusal)
    expect(await readTable('audit_log')).toHaveLength(1)
  })

  it('confirms a recipe that needs review, and asks for the password if it was entered too long ago', async () => {
    const willow = { ingredients: [{ name: 'Willow', amount: '2 g', gramsPerCup: 1 }] }
    await expect(
      createRecipe(createAdminCtx(staleAdmin), { content: completeContent(willow), isShown: true }),
    ).rejects.toMatchObject({
      code: 'reauthentication_required',
    })
    const { id } = await createContent(willow)
    await env.DB.prepare(`UPDATE recipes SET origin = 'bot'`).run()
    await save(id, {}, true)
    const row = { status: 'published', is_draft: 0, verdict: 'needs_review', confirmed_at: testCtx().now }
    expect(await readTable('recipes')).toMatchObject([row])
    await createRecipe(createAdminCtx(staleAdmin), { content: completeContent({ name: 'Other' }), isShown: false })
    await expect(
      createRecipe(testCtx({ viewer: member }), { content: completeContent(), isShown: false }),
    ).rejects.toMatchObject({ code: 'forbidden' })
  })

  it('numbers the slug of a shared name, and says which recipe has the name', async () => {
    const { id } = await createContent({}, true)
    const nameStatus = await getNameStatus(createAdminCtx(), { name: 'linden dusk' })
    expect(nameStatus).toMatchObject({
      slug: 'linden-dusk-2',
      namesakes: [{ id, isPublished: true, ingredientNames: ['Linden', 'Honey'] }],
    })
    expect(await getNameStatus(createAdminCtx(), { name: 'Linden Dusk', except: id })).toEqual({
      slug: 'linden-dusk',
      namesakes: [],
    })
    await createContent({}, true)
    expect((await getRecipe(testCtx(), 'linden-dusk-2')).variety).toBeGreaterThan(0)
  })
})

describe('a save', () => {
  it('returns the revision that the next save must name', async () => {
    const { id } = await createContent()
    const draftSave = await save(id, { name: 'Linden Dawn' }, false)
    expect(draftSave.revision).toBe((await getRecipeToEdit(createAdminCtx(), id)).revision)
    const publishedSave = await save(id, { brewMinutes: 9 }, true)
    expect(publishedSave.revision).toBe((await getRecipeToEdit(createAdminCtx(), id)).revision)
  })
})

describe('a published recipe', () => {
  it('stays published after a save', async () => {
    const { id } = await createContent({}, true)
    await expect(save(id, { name: 'Other' }, false)).rejects.toMatchObject({ code: 'conflict' })
  })

  it('keeps its creation time, and members who saved it are notified of new cautions', async () => {
    const { id, slug } = await addRecipe({ name: 'Evening', ingredients: ['Linden'], verdict: 'ok', createdAt: 7 })
    await addFavourite({ userId: member.id, recipeId: id, isLiked: true })
    const { content } = await getRecipeToEdit(createAdminCtx(), id)
    await save(id, { ...completeContent(), name: content.name, preparation: [] }, true)
    expect(await readTable('user_notifications')).toEqual([])
    await save(id, { cupsPerDay: 1, ingredients: [{ name: 'Linden', amount: '6.2 g', gramsPerCup: 3.1 }] }, true)
    expect(await readTable('user_notifications')).toMatchObject([
      { user_id: member.id, title: '"Evening" has new cautions', link: `/recipe/${slug}` },
    ])
    expect(await getRecipe(testCtx(), slug)).toMatchObject({ createdAt: 7 })
  })

  it('can be withdrawn with a reason, and published again under the same slug', async () => {
    const { id } = await createContent({}, true)
    await addFavourite({ userId: member.id, recipeId: id, isLiked: true })
    calls.length = 0
    const { revision } = await getRecipeToEdit(createAdminCtx(), id)
    await expect(unpublishRecipe(createAdminCtx(staleAdmin), id, { revision, reason: '' })).rejects.toMatchObject({
      code: 'reauthentication_required',
    })
    await unpublishRecipe(createAdminCtx(), id, { revision, reason: 'We weigh it again.' })
    await expect(getRecipe(testCtx(), 'linden-dusk')).rejects.toMatchObject({
      code: 'gone',
      message: 'We weigh it again.',
    })
    expect(await getRecipeToEdit(createAdminCtx(), id)).toMatchObject({
      publicationStatus: 'draft',
      withdrawal: 'We weigh it again.',
    })
    expect([await listPublishedNames(), await listWaitingRecipes(createAdminCtx()), calls]).toEqual([
      [],
      [],
      [['recipes', 'recipe:linden-dusk']],
    ])
    expect(await readTable('user_notifications')).toMatchObject([{ title: '"Linden Dusk" is hidden for now' }])
    await expect(unpublishRecipe(createAdminCtx(), id, { revision, reason: '' })).rejects.toMatchObject({
      code: 'conflict',
    })
    await save(id, { tips: ['New.', 'Newer.'] }, true)
    expect(await getRecipe(testCtx(), 'linden-dusk')).toMatchObject({
      tips: ['New.', 'Newer.'],
      createdAt: testCtx().now,
    })
    await deleteRecipe(createAdminCtx(), id)
    await expect(getRecipe(testCtx(), 'linden-dusk')).rejects.toMatchObject({ code: 'gone' })
  })
})

describe('a concurrent save by somebody else', () => {
  it('is not overwritten, and the message says who it was', async () => {
    const { id } = await createContent({}, true)
    const { revision } = await getRecipeToEdit(createAdminCtx(), id)
    await save(id, { tips: ['Mine.', 'All mine.'] }, true)
    const before = JSON.stringify([
      await readTable('recipes'),
      await readTable('recipe_tips'),
      await readTable('audit_log'),
    ])
    const lateEdit = { content: completeContent({ tips: ['Late.', 'Too late.'] }), revision, isShown: true }
    await expect(saveRecipe(createAdminCtx(), id, lateEdit)).rejects.toMatchObject({
      code: 'conflict',
      message: expect.stringContaining(`${admin.email} changed this remedy while you were editing`),
    })
    await expect(unpublishRecipe(createAdminCtx(), id, { revision, reason: '' })).rejects.toMatchObject({
      code: 'conflict',
    })
    expect(
      JSON.stringify([await readTable('recipes'), await readTable('recipe_tips'), await readTable('audit_log')]),
    ).toBe(before)
  })

  it('is not overwritten if it happens between reading and writing', async () => {
    const { id } = await createContent({}, true)
    const { revision } = await getRecipeToEdit(createAdminCtx(), id)
    const slowCtx = createAdminCtx()
    let otherSave: Promise<unknown> | undefined
    runAfterReads(slowCtx, () => (otherSave ??= save(id, { tips: ['Mine.', 'All mine.'] }, true)))
    const lateEdit = { content: completeContent({ tips: ['Late.', 'Too late.'] }), revision, isShown: true }
    await expect(saveRecipe(slowCtx, id, lateEdit)).rejects.toMatchObject({ code: 'conflict' })
    expect((await getRecipe(testCtx(), 'linden-dusk')).tips).toEqual(['Mine.', 'All mine.'])
  })
})
