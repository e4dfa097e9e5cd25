import { and, asc, eq, gt, type SQL, sql } from 'drizzle-orm'

import type { Herb } from '#domain/herbs/herbs.schemas.ts'
import { type Db, schema } from '#drizzle/db.ts'
import { insertIf } from '#drizzle/insert-if.ts'
import type { Reader } from '#worker/core/ctx.ts'
import type { Statement } from '#worker/core/statement.ts'

const { herbRechecks, herbs } = schema

type NewRecheck = { id: string; herbId: string; before: Herb; createdAt: number }

export const insertRecheck = (db: Db, recheck: NewRecheck, condition: SQL): Statement =>
  insertIf(db, herbRechecks, { ...recheck, afterRecipe: '' }, condition)

export async function findOldestRecheck({ db, read }: Reader, herbId?: string) {
  const [row] = await read(
    db
      .select({
        id: herbRechecks.id,
        herbId: herbRechecks.herbId,
        before: herbRechecks.before,
        afterRecipe: herbRechecks.afterRecipe,
        current: herbs.facts,
      })
      .from(herbRechecks)
      .innerJoin(herbs, eq(herbs.id, herbRechecks.herbId))
      .where(herbId === undefined ? gt(herbRechecks.createdAt, 0) : eq(herbRechecks.herbId, herbId))
      .orderBy(asc(herbRechecks.createdAt), asc(herbRechecks.id))
      .limit(1),
  )
  return row
}

type RecheckPosition = { id: string; afterRecipe: string }

/** Moves the position to the recipe `after`, unless another run has already moved it. */
export const movePosition = (db: Db, position: RecheckPosition, after: string): [Statement] => [
  db.update(herbRechecks).set({ afterRecipe: after }).where(isAtPosition(position)),
]

export const endRecheck = (db: Db, position: RecheckPosition): [Statement] => [
  db.delete(herbRechecks).where(isAtPosition(position)),
]

const isAtPosition = ({ id, afterRecipe }: RecheckPosition) =>
  and(eq(herbRechecks.id, id), sql`${herbRechecks.afterRecipe} = ${afterRecipe}`)
