import { env } from 'cloudflare:workers'
import { beforeEach, describe, expect, it } from 'vitest'

import { parseRecipeFilters } from '#domain/recipes/parse-recipe-filters.ts'
import { listRecipes } from '#worker/features/recipes/recipes.service.ts'
import { readTable } from '#worker/testing/account-rows.ts'
import { addRecipe } from '#worker/testing/recipe-rows.ts'
import { createPlainHerb, setFacts } from '#worker/testing/safety-rows.ts'
import { testCtx } from '#worker/testing/test-ctx.ts'
import { visit } from '#worker/testing/visit.ts'

beforeEach(async () => {
  await setFacts('facts-1', [createPlainHerb('linden')])
  await addRecipe({ name: 'Dusk Cup' })
})

async function search(text: string, filters = '') {
  const ctx = testCtx()
  await listRecipes(ctx, parseRecipeFilters(new URLSearchParams(`search=${encodeURIComponent(text)}${filters}`)))
  await ctx.settle()
}

const day = '2026-11-21'

describe('an empty search', () => {
  it('is counted by day under a word of our own vocabulary', async () => {
    for (const text of ['linden', 'Linden', 'insomnia at four', 'zanzibar']) await search(text)
    expect(await readTable('empty_searches')).toEqual([
      { day, word: 'linden', searches: 2 },
      { day, word: 'Sleep Problems', searches: 1 },
      { day, word: 'other', searches: 1 },
    ])
  })

  it('stores nothing of the typed text', async () => {
    const typedText = 'Ada Sorrel of 12 Hill Street'
    const ctx = testCtx()
    await visit(`/remedies?${new URLSearchParams({ search: typedText }).toString()}`, {}, ctx)
    await ctx.settle()
    expect(await readTable('empty_searches')).toEqual([{ day, word: 'other', searches: 1 }])
    for (const table of ['bot_activity', 'rate_limits', 'security_events', 'audit_log'])
      expect(JSON.stringify(await readTable(table))).not.toContain('Ada')
  })

  it('is counted only without filters, emergencies and results', async () => {
    await search('zanzibar', '&exclude=honey')
    await search('linden', '&category=Cold+%26+Flu')
    await search('crushing chest pain and I cannot breathe')
    await search('dusk')
    expect(await readTable('empty_searches')).toEqual([])
  })

  it('is counted at most 200 times a day', async () => {
    await env.DB.prepare('INSERT INTO empty_searches (day, word, searches) VALUES (?, ?, ?)')
      .bind(day, 'other', 199)
      .run()
    for (const text of ['zanzibar', 'timbuktu', 'quito']) await search(text)
    expect(await readTable('empty_searches')).toMatchObject([{ searches: 200 }])
  })
})
