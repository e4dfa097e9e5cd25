import { env } from 'cloudflare:workers'
import { beforeEach, describe, expect, it } from 'vitest'

import type { FactChange } from '#domain/herbs/fact-change.schemas.ts'
import { toHerbFacts } from '#domain/safety/facts.ts'
import { runCron } from '#worker/cron.ts'
import { getRecipe } from '#worker/features/recipes/recipes.service.ts'
import { getFacts } from '#worker/features/safety/safety.service.ts'
import { addLiveMembers, addSession, readTable } from '#worker/testing/account-rows.ts'
import { call } from '#worker/testing/call.ts'
import { addFavourite } from '#worker/testing/favourite-rows.ts'
import { addHerb, createStoredHerb, setIngredientsToHerb } from '#worker/testing/herb-rows.ts'
import { addRecipe } from '#worker/testing/recipe-rows.ts'
import { setFacts } from '#worker/testing/safety-rows.ts'
import { admin, runAfterReads, member, testCtx } from '#worker/testing/test-ctx.ts'

import { addFactsVersion } from './facts-version.ts'
import { getEditorView, listEditorPlants, previewChange, continueRecheck, saveChange } from './herb-facts.service.ts'

const everyMinute = '* * * * *'
const linden = createStoredHerb('linden')
const source = {
  cite: 'The Linden Monograph',
  address: 'https://herbs.example/linden',
  tier: 'regulator_page',
} as const
const factSources: FactChange['grounds'] = {
  dose: { ...source, reason: 'The new edition.' },
  pregnancy: { ...source, reason: 'The new edition.' },
  lactation: { ...source, reason: 'The new edition.' },
  minAge: { ...source, reason: 'The new edition.' },
}
const createAdminCtx = (options: Parameters<typeof testCtx>[0] = {}) => testCtx({ viewer: admin, ...options })

async function getEditorHerb(slug: string) {
  const plant = await getEditorView(createAdminCtx(), slug)
  if (plant.kind !== 'herb') throw new Error('no herb')
  return plant.editor
}

async function createChange(facts: FactChange['facts'], overrides: Partial<FactChange> = {}): Promise<FactChange> {
  const { revision, dataVersion } = await getEditorHerb('linden')
  return { revision, dataVersion, facts, grounds: factSources, decisions: {}, ...overrides }
}

async function addTea(name: string, cupsPerDay: number, herb = 'linden') {
  const recipe = await addRecipe({ name, ingredients: [herb], cupsPerDay })
  await setIngredientsToHerb(herb, recipe.id)
  return recipe
}

async function readStatus(id: string) {
  const [recipe, { results: notes }] = await Promise.all([
    env.DB.prepare('SELECT status, verdict, data_version FROM recipes WHERE id = ?').bind(id).first(),
    env.DB.prepare(
      `SELECT warning FROM recipe_warnings WHERE recipe_id = ? AND origin = 'derived' ORDER BY order_index`,
    )
      .bind(id)
      .all<{ warning: string }>(),
  ])
  return { ...recipe, notes: notes.map(({ warning }) => warning) }
}

beforeEach(async () => {
  for (const slug of ['linden', 'thyme']) await addHerb(slug)
  const { dataVersion } = await addFactsVersion(
    await setFacts('facts-1', [linden, createStoredHerb('thyme')].map(toHerbFacts)),
  )
  await setFacts('facts-1', [linden, createStoredHerb('thyme')].map(toHerbFacts))
  await env.DB.prepare('UPDATE safety_facts SET data_version = ?, facts = json_set(facts, ?, ?)')
    .bind(dataVersion, '$.dataVersion', dataVersion)
    .run()
})

describe('a preview', () => {
  it('shows the effect of a save on every recipe with the herb, and stores nothing', async () => {
    const [mild, strong, otherRecipe] = [
      await addTea('Mild', 1),
      await addTea('Strong', 3),
      await addTea('Other', 3, 'thyme'),
    ]
    await runCron(testCtx(), everyMinute)
    const before = await Promise.all([mild, strong, otherRecipe].map(({ id }) => readStatus(id)))
    const edit = await createChange({ maxDailyGrams: 2, minAgeYears: 18 })
    const preview = await previewChange(createAdminCtx(), 'linden', edit, '')
    expect(await Promise.all([mild, strong, otherRecipe].map(({ id }) => readStatus(id)))).toEqual(before)
    expect(preview).toMatchObject({ changed: ['maxDailyGrams', 'minAgeYears'], relaxed: [], checked: 2, next: null })
    expect(preview.recipes.map(({ name, after, isHeldBack }) => `${name} ${after} ${isHeldBack}`).toSorted()).toEqual([
      'Mild ok false',
      'Strong refused true',
    ])
    expect(await saveChange(createAdminCtx(), 'linden', edit)).toEqual({ checked: 2, isDone: true })
    for (const [position, { id, slug }] of [mild, strong].entries()) {
      const [previewedRecipe, currentStatus] = [
        preview.recipes.find((recipe) => recipe.slug === slug),
        await readStatus(id),
      ]
      expect(currentStatus).toMatchObject({
        verdict: previewedRecipe?.after,
        status: previewedRecipe?.isHeldBack ? 'review' : 'published',
      })
      const earlierNotes = before[position]?.notes ?? []
      expect(currentStatus.notes.filter((note) => !earlierNotes.includes(note))).toEqual(previewedRecipe?.added)
      expect(earlierNotes.filter((note) => !currentStatus.notes.includes(note))).toEqual(previewedRecipe?.removed)
    }
  })

  it('examines a limited number of recipes and continues where it ended', async () => {
    for (let number = 0; number < 160; number++) await addTea(`Tea ${number}`, 3)
    await env.DB.exec(`UPDATE recipes SET data_version = 'checked'`)
    const edit = await createChange({ maxDailyGrams: 2 })
    const ctx = createAdminCtx()
    const first = await previewChange(ctx, 'linden', edit, '')
    const rowsRead = ctx.recording.executed.reduce((sum, statement) => sum + statement.rowsRead, 0)
    const second = await previewChange(createAdminCtx(), 'linden', edit, first.next ?? '')
    expect([first.checked, second.checked, second.next]).toEqual([150, 10, null])
    expect(new Set([...first.recipes, ...second.recipes].map(({ slug }) => slug)).size).toBe(160)
    expect(rowsRead).toBeLessThan(800)
  })
})

describe('a save', () => {
  it('changes the herb, the facts of every check and their version, and stores the source', async () => {
    await saveChange(createAdminCtx(), 'linden', await createChange({ maxDailyGrams: 4, pregnancy: 'avoid' }))
    const facts = await getFacts(testCtx())
    const storedHerbFacts = facts.herbs.find(({ slug }) => slug === 'linden')
    expect(storedHerbFacts).toMatchObject({
      maxDailyGrams: 4,
      pregnancy: 'avoid',
      sources: [linden.sources[0], source],
    })
    expect(facts.dataVersion).toBe((await addFactsVersion(facts)).dataVersion)
    expect(await getEditorHerb('linden')).toMatchObject({
      values: { maxDailyGrams: 4, minAgeYears: 12 },
      edits: [
        { fact: 'maxDailyGrams', mine: 4, released: 6, source, reason: 'The new edition.', isDisputed: false },
        { fact: 'pregnancy', mine: 'avoid', released: 'caution' },
      ],
    })
    const { edited } = await listEditorPlants(createAdminCtx())
    expect(edited).toEqual({ linden: { facts: 2, disputed: 0 } })
    const [herb] = await readTable('herbs')
    expect(herb?.['safety_notes']).toContain('Don’t drink this if you are pregnant')
    expect(await readTable('audit_log')).toMatchObject([
      { action: 'herb.edit-facts', subject_kind: 'herb', subject_id: 'linden', actor_id: admin.id },
    ])
  })

  it('can be undone by resetting the fact to the released value', async () => {
    const before = await getFacts(testCtx())
    await saveChange(createAdminCtx(), 'linden', await createChange({ maxDailyGrams: 4 }))
    await saveChange(createAdminCtx(), 'linden', await createChange({}, { decisions: { maxDailyGrams: 'release' } }))
    expect(await getFacts(testCtx())).toEqual(before)
    expect(await readTable('herb_fact_edits')).toEqual([])
    expect((await readTable('herbs')).map((herb) => herb['released_facts'])).not.toContainEqual(expect.any(String))
  })

  it('stores nothing from an outdated form', async () => {
    const staleChange = await createChange({ maxDailyGrams: 4 })
    await saveChange(createAdminCtx(), 'linden', await createChange({ minAgeYears: 18 }))
    const before = JSON.stringify([
      await readTable('herb_fact_edits'),
      await readTable('audit_log'),
      await getFacts(testCtx()),
    ])
    await expect(saveChange(createAdminCtx(), 'linden', staleChange)).rejects.toMatchObject({ code: 'conflict' })
    expect(
      JSON.stringify([await readTable('herb_fact_edits'), await readTable('audit_log'), await getFacts(testCtx())]),
    ).toBe(before)
  })

  it('stores nothing if another save happens between reading and writing', async () => {
    const [ownChange, otherChange] = [await createChange({ maxDailyGrams: 4 }), await createChange({ minAgeYears: 18 })]
    const ctx = createAdminCtx()
    let otherSave: Promise<unknown> | undefined
    runAfterReads(ctx, () => (otherSave ??= saveChange(createAdminCtx(), 'linden', otherChange)))
    await expect(saveChange(ctx, 'linden', ownChange)).rejects.toMatchObject({ code: 'conflict' })
    expect((await getEditorHerb('linden')).values).toMatchObject({ maxDailyGrams: 6, minAgeYears: 18 })
    expect(await readTable('audit_log')).toHaveLength(1)
  })

  it('asks for the password again if it allows more than before, and not if it allows less', async () => {
    const staleAdmin = { ...admin, reauthenticatedAt: admin.reauthenticatedAt - 60 * 60 * 1000 }
    const relaxingChange = await createChange({ minAgeYears: 6 })
    await expect(saveChange(testCtx({ viewer: staleAdmin }), 'linden', relaxingChange)).rejects.toMatchObject({
      code: 'reauthentication_required',
    })
    expect(await readTable('herb_fact_edits')).toEqual([])
    expect((await previewChange(testCtx({ viewer: staleAdmin }), 'linden', relaxingChange, '')).relaxed).toEqual([
      'minAgeYears',
    ])
    await saveChange(testCtx({ viewer: staleAdmin }), 'linden', await createChange({ minAgeYears: 18 }))
    await saveChange(createAdminCtx(), 'linden', await createChange({ minAgeYears: 6 }))
    expect((await getEditorHerb('linden')).values.minAgeYears).toBe(6)
  })

  it('purges the herbs and rechecked recipes in one call, before members who saved a recipe are notified', async () => {
    const { id, slug } = await addTea('Strong', 3)
    await addFavourite({ userId: member.id, recipeId: id, isLiked: true })
    await addLiveMembers(member.id)
    await runCron(testCtx(), everyMinute)
    const purged: string[][] = []
    const ctx = createAdminCtx({
      cache: {
        purge: async ({ tags }) => {
          expect(ctx.liveCalls).toEqual([])
          purged.push(tags ?? [])
        },
      },
    })
    await saveChange(ctx, 'linden', await createChange({ maxDailyGrams: 2 }))
    await ctx.settle()
    expect(purged).toEqual([['herbs', `recipe:${slug}`, 'recipes']])
    expect(ctx.liveCalls).toEqual([{ method: 'wake', userId: member.id }])
  })
})

describe('a member who saved a recipe', () => {
  it('is notified only if the recipe needs more care or is held back', async () => {
    const mild = await addTea('Mild', 1)
    const strong = await addTea('Strong', 3)
    const otherRecipe = await addTea('Other', 1, 'thyme')
    for (const { id } of [mild, strong, otherRecipe])
      await addFavourite({ userId: member.id, recipeId: id, isLiked: true })
    await runCron(testCtx(), everyMinute)
    await saveChange(createAdminCtx(), 'linden', await createChange({ maxDailyGrams: 2, minAgeYears: 18 }))
    await runCron(testCtx(), everyMinute)
    await runCron(testCtx(), everyMinute)
    const titles = (await readTable('user_notifications')).map(({ title }) => String(title)).toSorted()
    expect(titles).toEqual(['"Mild" needs more care', '"Strong" is being reviewed', 'Stricter advice on linden'])
    expect((await getRecipe(testCtx(), mild.slug)).warnings.map(({ text }) => text)).toContain(
      'For people aged 18 and over.',
    )
  })

  it('is not notified if a fact only allows more', async () => {
    const { id } = await addTea('Mild', 1)
    await addFavourite({ userId: member.id, recipeId: id, isBookmarked: true })
    await runCron(testCtx(), everyMinute)
    expect((await readStatus(id)).notes.join()).toContain('In pregnancy')
    await saveChange(createAdminCtx(), 'linden', await createChange({ pregnancy: 'ok' }))
    expect(await readTable('user_notifications')).toEqual([])
    expect((await readStatus(id)).notes.join()).not.toContain('In pregnancy')
  })

  it('is notified once, however many runs recheck the recipe, at once or later', async () => {
    for (let number = 0; number < 30; number++) {
      const { id } = await addTea(`Tea ${number}`, 1)
      await addFavourite({ userId: member.id, recipeId: id, isLiked: true })
    }
    for (let minute = 0; minute < 2; minute++) await runCron(testCtx(), everyMinute)
    expect(await saveChange(createAdminCtx(), 'linden', await createChange({ minAgeYears: 18 }))).toEqual({
      checked: 25,
      isDone: false,
    })
    expect((await getEditorHerb('linden')).isRechecking).toBe(true)
    await Promise.all([continueRecheck(createAdminCtx(), 'linden'), runCron(testCtx(), everyMinute)])
    await runCron(testCtx(), everyMinute)
    const titles = (await readTable('user_notifications')).map(({ title }) => String(title))
    expect(titles.filter((title) => title.endsWith('needs more care'))).toHaveLength(30)
    expect((await getEditorHerb('linden')).isRechecking).toBe(false)
    expect(await readTable('herb_rechecks')).toEqual([])
  })
})

const putChange = async (slug: string, body: unknown) =>
  call('PUT', `/api/herb-facts/${slug}`, {
    cookies: { session: await addSession(admin.id, createAdminCtx().now) },
    body,
  })

describe('a request to change facts', () => {
  it.each([
    ['an unknown field', { facts: { poison: 1 } }, 400],
    ['a fact of the wrong kind', { facts: { pregnancy: 'fine' } }, 400],
    ['a negative figure', { facts: { maxDailyGrams: -1 } }, 400],
    ['a text that is too long', { grounds: { dose: { ...source, cite: 'x'.repeat(301), reason: 'So.' } } }, 400],
    ['an invalid address', { grounds: { dose: { ...source, address: 'javascript:1', reason: 'So.' } } }, 400],
    ['a field of a million letters', { grounds: { dose: { ...source, reason: 'x'.repeat(1_000_000) } } }, 413],
  ])('is refused with a reason for %s, and stores nothing', async (_, body, readStatus) => {
    const { error, ...response } = await putChange('linden', { ...(await createChange({ minAgeYears: 18 })), ...body })
    expect(response.status).toBe(readStatus)
    const [reason = ''] = Object.values(error?.fields ?? { all: error?.message ?? '' })
    expect(reason.length).toBeGreaterThan(8)
    expect([await readTable('herb_fact_edits'), await readTable('audit_log')]).toEqual([[], []])
  })

  it('returns 404 for an unknown herb', async () => {
    expect((await putChange('dragonwort', await createChange({ minAgeYears: 18 }))).error).toMatchObject({
      code: 'not_found',
      message: 'Herb not found',
    })
  })
})
