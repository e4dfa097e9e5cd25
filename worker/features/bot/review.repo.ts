import { and, desc, eq, sql } from 'drizzle-orm'

import { schema } from '#drizzle/db.ts'
import type { Reader } from '#worker/core/ctx.ts'
import type { Condition } from '#worker/core/statement.ts'

const { recipes } = schema

const maxCount = 1000

const isWaiting = and(eq(recipes.status, 'review'), eq(recipes.isDraft, false))

const waitingColumns = {
  id: recipes.id,
  slug: recipes.slug,
  name: recipes.name,
  ailment: recipes.ailment,
  emoji: recipes.emoji,
  description: recipes.description,
  difficulty: recipes.difficulty,
  origin: recipes.origin,
  verdict: recipes.verdict,
  preparation: recipes.preparation,
  parts: recipes.parts,
  servings: recipes.servings,
  brewMinutes: recipes.brewMinutes,
  cupsPerDay: recipes.cupsPerDay,
  courseDays: recipes.courseDays,
  createdAt: recipes.createdAt,
  updatedAt: recipes.updatedAt,
}

export type WaitingRow = Awaited<ReturnType<typeof listWaiting>>[number]

export const listWaiting = ({ db, read }: Reader, limit: number) =>
  read(
    db
      .select(waitingColumns)
      .from(recipes)
      .where(isWaiting)
      .orderBy(desc(recipes.createdAt), desc(recipes.id))
      .limit(limit),
  )

export async function findWaiting({ db, read }: Reader, id: string): Promise<WaitingRow | undefined> {
  const [row] = await read(
    db
      .select(waitingColumns)
      .from(recipes)
      .where(and(eq(recipes.id, id), isWaiting))
      .limit(1),
  )
  return row
}

export async function countWaiting({ db, read }: Reader): Promise<number> {
  const [row] = await read(
    db
      .select({ count: sql<number>`count(*)` })
      .from(sql`(select 1 from ${recipes} where ${isWaiting} limit ${maxCount})`)
      .limit(1),
  )
  return row?.count ?? 0
}

export const isWaitingUnchanged = ({ id, updatedAt }: Pick<WaitingRow, 'id' | 'updatedAt'>): Condition =>
  sql`exists (select 1 from recipes waiting where waiting.id = ${id} and waiting.status = 'review' and not waiting.is_draft and waiting.updated_at = ${updatedAt})`
