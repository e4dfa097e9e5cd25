import type { D1Database } from '@cloudflare/workers-types'

import { api } from '#domain/api.ts'
import { createDb } from '#drizzle/db.ts'
import { createRead } from '#worker/core/read.ts'
import { listFavourites } from '#worker/features/favourites/favourites.repo.ts'
import { recordDb } from '#worker/testing/recorded-db.ts'

import { addMember, addSession } from '../e2e/member.ts'
import { openSite } from '../e2e/site.ts'
import { type Figure, createFigureBuilder } from './figures.ts'

const simultaneousLikes = 50
const cardCount = 24
/** Each card reads an index entry and a row. */
const maxRows = 2 * cardCount

const { atMost, exactly } = createFigureBuilder(
  'parallel HTTP requests to the real worker; rows as its local D1 counts them',
)

export async function measureFavourites(prebuiltWorkerDir: string): Promise<Figure[]> {
  const site = await openSite(prebuiltWorkerDir)
  const member = await addMember(site, 'likes')
  const session = await addSession(site, member)
  const recipeIds = await listIds(site.db)
  const [first = ''] = recipeIds
  const like = (id: string) =>
    fetch(`${site.address}${api.favourites}/${id}/like`, {
      method: 'PUT',
      headers: { Origin: site.address, Cookie: `session=${session}` },
    })
  const responses = await Promise.all(Array.from({ length: simultaneousLikes }, () => like(first)))
  const { results: rows } = await site.db
    .prepare('SELECT is_liked, is_bookmarked FROM user_recipe_interactions WHERE user_id = ? LIMIT 100')
    .bind(member.id)
    .all()
  await Promise.all(recipeIds.map(like))
  const rowsRead = await countRowsRead(site.db, member.id, recipeIds)
  await site.close()
  return [
    exactly(
      `${simultaneousLikes} identical likes at once, statuses`,
      [...new Set(responses.map(({ status }) => status))].join(),
      204,
    ),
    exactly(
      `${simultaneousLikes} identical likes at once, rows`,
      JSON.stringify(rows),
      '[{"is_liked":1,"is_bookmarked":0}]',
    ),
    atMost(`marks of ${cardCount} cards that are all liked, rows read`, rowsRead, maxRows),
  ]
}

async function listIds(db: D1Database): Promise<string[]> {
  const { results } = await db
    .prepare(`SELECT id FROM recipes WHERE status = 'published' ORDER BY created_at DESC, id LIMIT ?`)
    .bind(cardCount)
    .all<{ id: string }>()
  return results.map(({ id }) => id)
}

async function countRowsRead(DB: D1Database, userId: string, recipeIds: string[]): Promise<number> {
  const { db: recorded, recording } = recordDb(DB)
  const db = createDb(recorded)
  await listFavourites({ db, read: createRead(db) }, userId, recipeIds)
  return recording.executed.reduce((sum, statement) => sum + statement.rowsRead, 0)
}
