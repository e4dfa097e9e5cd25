import { env } from 'cloudflare:workers'
import { describe, expect, it } from 'vitest'

import { listOrders, pageSize, parseListFilters } from '#domain/recipes/recipe-list.ts'
import { addRecipe } from '#worker/testing/recipe-rows.ts'
import { admin, testCtx } from '#worker/testing/test-ctx.ts'

import { listAllRecipes } from './listing.service.ts'

const listRecipes = async (query = '') => {
  const ctx = testCtx({ viewer: admin })
  const page = await listAllRecipes(ctx, parseListFilters(new URLSearchParams(query)))
  const { recording } = ctx
  const sum = (count: 'rowsRead' | 'rowsReturned') =>
    recording.executed.reduce((total, statement) => total + statement[count], 0)
  return { ...page, rowsRead: sum('rowsRead'), rowsReturned: sum('rowsReturned') }
}
const listNames = async (query?: string) => (await listRecipes(query)).remedies.map(({ name }) => name)

const ailments = ['Sleep Problems', 'Cold & Flu']
const verdicts = ['ok', 'ok_with_warnings', 'needs_review', 'refused']
const origins = ['catalogue', 'admin', 'bot']

/** Adds recipes of every kind. Many have the same time, rating or name. */
const addMany = (count: number) =>
  env.DB.prepare(
    `WITH RECURSIVE numbers(n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM numbers WHERE n < ?1)
     INSERT INTO recipes (id, slug, name, ailment, description, brew_time, difficulty, servings, image, cups_per_day, preparation,
       status, is_draft, origin, verdict, rating, created_at, updated_at)
     SELECT printf('%08x-0000-4000-8000-000000000000', n), 'cup-' || n, 'Cup ' || (n / 3), iif(n % 2, 'Sleep Problems', 'Cold & Flu'),
       'Plain.', 5, 'Easy', 1, '🌿', 1, '[]', iif(n % 5 < 3, 'published', 'review'), iif(n % 5 = 4, 1, 0),
       CASE n / 5 % 3 WHEN 0 THEN 'catalogue' WHEN 1 THEN 'admin' ELSE 'bot' END,
       iif(n % 5 < 3, iif(n % 3, 'ok', 'ok_with_warnings'), iif(n % 3, 'needs_review', 'refused')),
       iif(n % 4, NULL, 1 + n % 9 / 2.0), n / 4, n % 7 FROM numbers`,
  )
    .bind(count)
    .run()

const narrowings = [
  '',
  ...ailments.map((name) => `only=ailment:${encodeURIComponent(name)}`),
  ...origins.map((name) => `only=origin:${name}`),
  ...verdicts.map((name) => `only=verdict:${name}`),
]
const publicationStatuses = ['', 'status=published', 'status=waiting', 'status=draft']

describe('the list of all recipes', () => {
  it('contains published and unpublished ones, in each order', async () => {
    await addRecipe({ name: 'Linden', createdAt: 3, updatedAt: 3, rating: 2, reviews: 1 })
    await addRecipe({ name: 'anise', createdAt: 2, updatedAt: 9, status: 'review', verdict: 'refused' })
    await addRecipe({
      name: 'Mint',
      createdAt: 1,
      updatedAt: 4,
      status: 'review',
      isDraft: true,
      rating: 5,
      reviews: 1,
    })
    expect(await listNames()).toEqual(['Linden', 'anise', 'Mint'])
    expect(await listNames('order=name')).toEqual(['anise', 'Linden', 'Mint'])
    expect(await listNames('order=rating')).toEqual(['Mint', 'Linden', 'anise'])
    expect(await listNames('order=edited')).toEqual(['anise', 'Mint', 'Linden'])
    expect((await listRecipes()).remedies.map(({ publicationStatus }) => publicationStatus)).toEqual([
      'published',
      'waiting',
      'draft',
    ])
    expect(await listNames('status=draft')).toEqual(['Mint'])
    expect(await listNames('only=verdict:refused')).toEqual(['anise'])
    expect(await listNames('search=lin')).toEqual(['Linden'])
    expect(await listNames('search=ai')).toEqual([])
    expect(await listNames('search=an')).toEqual(['anise'])
    expect(await listNames('search=plain+cup&order=name&status=waiting')).toEqual(['anise'])
  })

  it('reads the returned rows and three more, for every order and filter, and pages through all of them once', async () => {
    await addMany(150)
    const problems: unknown[] = []
    for (const order of listOrders)
      for (const narrowing of narrowings)
        for (const publicationStatus of publicationStatuses) {
          const query = `order=${order}&${narrowing}&${publicationStatus}`
          const seenIds = new Set<string>()
          let [after, rows] = ['', 0]
          for (let page = 0; page < 9; page++) {
            const { remedies, next, rowsRead, rowsReturned } = await listRecipes(
              `${query}&after=${encodeURIComponent(after)}`,
            )
            if (rowsRead > rowsReturned + 3) problems.push([query, page, rowsReturned, rowsRead])
            for (const { id } of remedies) seenIds.add(id)
            rows += remedies.length
            if (next === null) break
            after = next
          }
          if (rows !== seenIds.size) problems.push([query, 'twice', rows, seenIds.size])
          if (!narrowing && !publicationStatus && seenIds.size !== 150) problems.push([query, seenIds.size])
        }
    expect(problems).toEqual([])
  }, 60_000)

  it('reads the matches of a search, up to a thousand, and pages through them', async () => {
    await addMany(1200)
    const first = await listRecipes('search=cup&order=name')
    expect(first.remedies).toHaveLength(pageSize)
    expect(first.rowsRead).toBeLessThanOrEqual(3000)
    const second = await listRecipes(`search=cup&order=name&after=${encodeURIComponent(first.next ?? '')}`)
    expect(second.remedies).toHaveLength(pageSize)
    const ids = [...first.remedies, ...second.remedies].map(({ id }) => id)
    expect(new Set(ids).size).toBe(2 * pageSize)
  })

  it('ignores invalid parameters', async () => {
    await addRecipe({ name: 'Linden' })
    for (const query of ['after=nonsense', 'only=verdict:<b>', 'order=up', 'status=gone', `search=${'x'.repeat(999)}`])
      expect([query, (await listRecipes(query)).remedies.length]).toEqual([query, query.startsWith('search') ? 0 : 1])
  })
})
