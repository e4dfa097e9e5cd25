import { and, asc, eq, gt, sql } from 'drizzle-orm'

import type { HerbToBlend } from '#domain/blends/blends.types.ts'
import { type Db, schema } from '#drizzle/db.ts'
import { insertIf } from '#drizzle/insert-if.ts'
import type { Reader } from '#worker/core/ctx.ts'

const { blendGenerations: generations, herbs } = schema

const maxHerbs = 500
/** Maximum rows that a count reads, even for members without a limit. */
const maxCount = 100

const blendHerbJson =
  sql<HerbToBlend>`json_object('slug', ${herbs.id}, 'commonName', ${herbs.name}, 'emoji', ${herbs.emoji}, 'plantPart', ${herbs.facts} -> '$.plantPart', 'freshPart', ${herbs.facts} -> '$.freshPart', 'uses', ${herbs.facts} -> '$.uses', 'tasteTags', ${herbs.facts} -> '$.tasteTags', 'effectTags', ${herbs.facts} -> '$.effectTags', 'conditional', ${herbs.facts} -> '$.conditional', 'tea', ${herbs.facts} -> '$.tea', 'maxDailyGrams', ${herbs.facts} -> '$.maxDailyGrams', 'maxDurationDays', ${herbs.facts} -> '$.maxDurationDays', 'adviceAfterDays', ${herbs.facts} -> '$.adviceAfterDays', 'cookingGramsPerDay', ${herbs.facts} -> '$.cookingGramsPerDay', 'minorGramsPerDay', ${herbs.facts} -> '$.minorGramsPerDay', 'childDoses', ${herbs.facts} -> '$.childDoses', 'pregnancy', ${herbs.facts} ->> '$.pregnancy', 'lactation', ${herbs.facts} ->> '$.lactation', 'sources', ${herbs.facts} -> '$.sources')`.mapWith(
    (text: string): HerbToBlend => JSON.parse(text),
  )

export async function listHerbs({ db, read }: Reader): Promise<HerbToBlend[]> {
  const rows = await read(
    db.select({ herb: blendHerbJson }).from(herbs).where(gt(herbs.id, '')).orderBy(asc(herbs.id)).limit(maxHerbs),
  )
  return rows.map(({ herb }) => herb)
}

/** Counts the blends that the member generated in a month (`yyyy-mm`), up to 100. */
export async function countGenerations({ db, read }: Reader, userId: string, month: string): Promise<number> {
  const rows = await read(
    db
      .select({ id: generations.id })
      .from(generations)
      .where(and(eq(generations.userId, userId), eq(generations.month, month)))
      .limit(maxCount),
  )
  return rows.length
}

type NewGenerationRow = typeof generations.$inferInsert

/**
 * Inserts a generation if the member has fewer than `max` in its month. Otherwise returns no row. A `max` of null means
 * no limit.
 */
export const insertGeneration = (db: Db, row: NewGenerationRow, max: number | null) => {
  const generationCount = sql`select count(*) from (select 1 from ${generations} where ${generations.userId} = ${row.userId} and ${generations.month} = ${row.month} limit ${max ?? 1})`
  return insertIf(db, generations, row, max === null ? sql`1` : sql`(${generationCount}) < ${max}`).returning({
    id: generations.id,
  })
}

type GenerationKey = { userId: string; id: string }
const isOwnGeneration = ({ userId, id }: GenerationKey) => and(eq(generations.id, id), eq(generations.userId, userId))

export async function findGeneration({ db, read }: Reader, key: GenerationKey) {
  const [row] = await read(
    db.select({ createdAt: generations.createdAt }).from(generations).where(isOwnGeneration(key)).limit(1),
  )
  return row
}

export const deleteGeneration = (db: Db, key: GenerationKey) => db.delete(generations).where(isOwnGeneration(key))
