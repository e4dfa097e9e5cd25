import { describe, expect, it } from 'vitest'

import { adminRecipesApi, exportPageSize } from '#domain/recipes/recipe-list.ts'
import { addSession, readTable } from '#worker/testing/account-rows.ts'
import { call, cookieHeader } from '#worker/testing/call.ts'
import { createRecipeContent } from '#worker/testing/recipe-content.ts'
import { addRecipe } from '#worker/testing/recipe-rows.ts'
import { createPlainHerb, setFacts } from '#worker/testing/safety-rows.ts'
import { admin, testCtx } from '#worker/testing/test-ctx.ts'
import { visit } from '#worker/testing/visit.ts'

const { now } = testCtx()

const request = async (method: string, path: string, body?: unknown) =>
  call(method, adminRecipesApi + path, { cookies: { session: await addSession(admin.id, now) }, body })

const decoderKeepingBom = new TextDecoder('utf-8', { ignoreBOM: true })

const download = async (format: string) => {
  const headers = { Cookie: cookieHeader({ session: await addSession(admin.id, now) }) }
  const response = await visit(`${adminRecipesApi}/export?format=${format}`, { headers }, testCtx())
  return { headers: response.headers, text: decoderKeepingBom.decode(await response.arrayBuffer()) }
}

const content = createRecipeContent('Linden Dusk')

describe('a submitted recipe', () => {
  it.each([
    ['a megabyte of a field', { ...content, description: 'x'.repeat(1_000_000) }, 413, undefined],
    ['a long field', { ...content, description: 'x'.repeat(901) }, 400, 'content.description'],
    ['no name', { ...content, name: ' ' }, 400, 'content.name'],
    ['a name with quotation marks', { ...content, name: 'A "cure"' }, 400, 'content.name'],
    ['half a cup', { ...content, servings: 0.5 }, 400, 'content.servings'],
    ['not a number', { ...content, brewMinutes: null }, 400, 'content.brewMinutes'],
    [
      'a hundred steps',
      { ...content, instructions: Array.from({ length: 100 }, () => 'Wait.') },
      400,
      'content.instructions',
    ],
    ['an unknown field', { ...content, origin: 'catalogue' }, 400, 'content'],
    ['an unknown difficulty', { ...content, difficulty: 'ᛗ' }, 400, 'content.difficulty'],
  ])('is refused with %s, and nothing is stored', async (_, input, status, field) => {
    await setFacts('facts-1', [createPlainHerb('linden')])
    const { error, ...response } = await request('POST', '', { content: input, isShown: false })
    expect([response.status, field === undefined || error?.fields?.[field] !== undefined]).toEqual([status, true])
    expect([await readTable('recipes'), await readTable('recipe_slugs'), await readTable('audit_log')]).toEqual([
      [],
      [],
      [],
    ])
  })

  it('is stored and read again, and refused with a wrong revision or without one', async () => {
    await setFacts('facts-1', [createPlainHerb('linden')])
    const { status, body } = await request('POST', '', { content, isShown: false })
    expect([status, body]).toEqual([201, { id: expect.any(String) }])
    const path = `/${(body as { id: string }).id}`
    expect((await request('GET', path)).body).toMatchObject({
      recipe: { content, publicationStatus: 'draft', withdrawal: null },
    })
    expect((await request('PUT', path, { content, revision: 'draft-1-1', isShown: false })).status).toBe(409)
    expect((await request('PUT', path, { content, isShown: false })).status).toBe(400)
    expect((await request('GET', `/${crypto.randomUUID()}`)).status).toBe(404)
    expect((await request('GET', '/namesakes?name=linden+dusk')).body).toMatchObject({ slug: 'linden-dusk-2' })
  })
})

describe('the export of all recipes', () => {
  it('contains all, including unpublished ones, as JSON-LD and as a table without formulas', async () => {
    await addRecipe({ name: '=cmd|A0', description: 'Says "hm", twice.', rating: 4.5, reviews: 2 })
    await addRecipe({ name: 'Waiting', status: 'review', verdict: 'refused' })
    const csv = await download('csv')
    expect(csv.headers.get('Content-Disposition')).toBe('attachment; filename="remedies.csv"')
    expect(csv.headers.get('Cache-Control')).toBe('private, no-store')
    expect(csv.text).toMatch(/^\uFEFFname,ailment,status/)
    expect(csv.text).toContain(`'=cmd|A0,Sleep Problems,published,catalogue,ok,"Says ""hm"", twice."`)
    expect(csv.text).toContain('Waiting,Sleep Problems,waiting,catalogue,refused')
    const graph = JSON.parse((await download('jsonld')).text)['@graph']
    expect(graph).toHaveLength(2)
    expect(graph).toContainEqual(
      expect.objectContaining({
        '@type': 'Recipe',
        name: '=cmd|A0',
        creativeWorkStatus: 'published',
        recipeIngredient: ['2 g Peppermint', '2 g Honey'],
        aggregateRating: { '@type': 'AggregateRating', ratingValue: 4.5, ratingCount: 2 },
      }),
    )
  })

  it('is written page by page, complete, and empty without recipes', async () => {
    expect(JSON.parse((await download('jsonld')).text)['@graph']).toEqual([])
    for (let number = 0; number < exportPageSize + 1; number++) await addRecipe({ ingredients: [] })
    expect(JSON.parse((await download('jsonld')).text)['@graph']).toHaveLength(exportPageSize + 1)
    expect((await download('csv')).text.trimEnd().split('\r\n')).toHaveLength(exportPageSize + 2)
  })

  it('is refused in any other format', async () => {
    expect((await request('GET', '/export?format=xlsx')).status).toBe(400)
  })
})
