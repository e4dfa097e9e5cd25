import { env } from 'cloudflare:workers'
import { beforeEach, describe, expect, it, vi } from 'vitest'

import type { Turn } from '#domain/herbi/knowledge.types.ts'
import type { HerbFacts } from '#domain/safety/facts.ts'
import { findTableScans } from '#worker/testing/explain.ts'
import { addHerb, setIngredientsToHerb } from '#worker/testing/herb-rows.ts'
import { addRecipe } from '#worker/testing/recipe-rows.ts'
import { setFacts } from '#worker/testing/safety-rows.ts'
import { testCtx } from '#worker/testing/test-ctx.ts'

import { answerTurns, loadHerbi } from './knowledge.service.ts'

const createTurns = (...texts: string[]): Turn[] =>
  texts.map((text, index) => ({ role: index % 2 === 0 ? 'user' : 'assistant', text }))
const rowsRead = (ctx: ReturnType<typeof testCtx>) =>
  ctx.recording.executed.reduce((total, { rowsRead }) => total + rowsRead, 0)

let edition = 0

beforeEach(async () => {
  const thyme: HerbFacts = await addHerb('thyme', { commonName: 'Thyme' })
  const linden: HerbFacts = await addHerb('linden', { commonName: 'Linden Blossom' })
  edition++
  await setFacts(`knowledge-${edition}`, [thyme, linden])
})

it('loads the knowledge without waiting for another request', async () => {
  const pendingCtx = testCtx()
  const { read } = pendingCtx
  let readCount = 0
  pendingCtx.read = (query) => (readCount++ === 0 ? read(query) : new Promise(() => undefined))
  void loadHerbi(pendingCtx)
  await vi.waitFor(() => expect(readCount).toBeGreaterThan(1), { timeout: 20_000 })
  expect(await loadHerbi(testCtx())).toBeTypeOf('function')
})

describe('the knowledge of the built-in model', () => {
  it('includes published remedies with a herb, but none in review', async () => {
    const publishedRecipe = await addRecipe({ name: 'Hillside Cup', ingredients: ['Thyme'] })
    const reviewRecipe = await addRecipe({ name: 'Cellar Cup', ingredients: ['Thyme'], status: 'review' })
    await setIngredientsToHerb('thyme', publishedRecipe.id)
    await setIngredientsToHerb('thyme', reviewRecipe.id)
    const { sentences, sources } = await answerTurns(testCtx(), createTurns('recipes with thyme'))
    expect(sentences.join('')).toContain('Hillside Cup')
    expect(sentences.join('')).not.toContain('Cellar Cup')
    expect(sources).toContainEqual({ title: 'Hillside Cup', path: '/recipe/hillside-cup' })
  })

  it('finds a remedy by its name without special characters', async () => {
    await addRecipe({ name: 'Rose & Oak Mug', slug: 'rose-oak-mug', ingredients: ['Linden Blossom'] })
    const { sources } = await answerTurns(testCtx(), createTurns('How do I make the rose and oak mug?'))
    expect(sources[0]).toEqual({ title: 'Rose & Oak Mug', path: '/recipe/rose-oak-mug' })
  })

  it('finds a remedy by a misspelt or partial name, but none in review', async () => {
    await addRecipe({
      name: 'Elderberry Saturday Pan',
      slug: 'elderberry-saturday-pan',
      ingredients: ['Linden Blossom'],
    })
    await addRecipe({ name: 'Saturday Cellar Pan', slug: 'saturday-cellar-pan', status: 'review' })
    for (const question of ['How do I make the elderbery saturday pan?', 'what is in the saturday pan?'])
      expect((await answerTurns(testCtx(), createTurns(question))).sources[0], question).toEqual({
        title: 'Elderberry Saturday Pan',
        path: '/recipe/elderberry-saturday-pan',
      })
    const { sentences } = await answerTurns(testCtx(), createTurns('the saturday cellar pan'))
    expect(sentences.join('')).not.toContain('Cellar')
  })

  it('treats search syntax in a question as text', async () => {
    await addRecipe({ name: 'Hillside Cup', ingredients: ['Thyme'] })
    for (const question of [
      'hillside" OR name : "cup',
      'NEAR(hillside cup) AND *',
      '{hillside} ^cup -',
      'hill\u0000side "" cup',
    ])
      await expect(answerTurns(testCtx(), createTurns(question)), question).resolves.toBeDefined()
  })

  it('includes earlier messages', async () => {
    const { sentences } = await answerTurns(
      testCtx(),
      createTurns('Tell me about thyme', '**Thyme**.', 'and in pregnancy?'),
    )
    expect(sentences.join('')).toMatch(/Thyme.*pregnancy|pregnancy.*Thyme/i)
  })

  it('reads few rows once the plants are cached, however many recipes exist', async () => {
    const recipes = await Promise.all(
      Array.from({ length: 60 }, () => addRecipe({ ailment: 'Cold & Flu', ingredients: ['Thyme'] })),
    )
    await Promise.all(recipes.map(({ id }) => setIngredientsToHerb('thyme', id)))
    await loadHerbi(testCtx())
    for (const [question, maxRows] of [
      ['What helps with a cough?', 30],
      ['recipes with thyme', 30],
      ['How do I make tea number 3?', 30],
      ['Is this site free?', 5],
      ['How do I make number of seventeen tea?', 30],
    ] as const) {
      const ctx = testCtx()
      await answerTurns(ctx, createTurns(question))
      expect(rowsRead(ctx), question).toBeLessThanOrEqual(maxRows)
      expect(ctx.recording.roundTrips, question).toBe(1)
    }
  })

  it('scans no table', async () => {
    const ctx = testCtx()
    await answerTurns(ctx, createTurns('What helps with a cough?'))
    await answerTurns(ctx, createTurns('recipes with thyme'))
    await answerTurns(ctx, createTurns('the hilside cellar pot'))
    for (const { sql } of ctx.recording.executed) expect(await findTableScans(env.DB, sql), sql).toEqual([])
  })

  it('follows the current facts', async () => {
    await answerTurns(testCtx(), createTurns('mugwort?'))
    const sage: HerbFacts = await addHerb('sage', { commonName: 'Garden Sage' })
    await setFacts(`knowledge-${edition}-later`, [sage])
    const { sources } = await answerTurns(testCtx(), createTurns('Tell me about sage'))
    expect(sources).toContainEqual({ title: 'Garden Sage', path: '/herbs/sage' })
  })

  it('is unavailable until the first seed', async () => {
    await env.DB.prepare('DELETE FROM safety_facts').run()
    await expect(answerTurns(testCtx(), createTurns('thyme?'))).rejects.toMatchObject({ code: 'unavailable' })
    await setFacts(`knowledge-${edition}-again`, [])
    await expect(answerTurns(testCtx(), createTurns('thyme?'))).resolves.toBeDefined()
  })
})
