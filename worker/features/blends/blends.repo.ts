import { and, asc, eq, gt, sql } from 'drizzle-orm'

import type { HerbToBlend } from '#domain/blends/blends.types.ts'
import { type Db, schema } from '#drizzle/db.ts'
import { insertIf } from '#drizzle/insert-if.ts'
import type { Reader } from '#worker/core/ctx.ts'

const { blendGenerations: generations, herbs } = schema

const herbsMax = 500
/** Maximum rows that a count reads, also for members without a limit. */
const countedMax = 100

/** Facts needed to choose and describe a blend. */
const herbToBlend =
  sql<HerbToBlend>`json_object('slug', ${herbs.id}, 'commonName', ${herbs.name}, 'emoji', ${herbs.emoji}, 'plantPart', ${herbs.facts} -> '$.plantPart', 'freshPart', ${herbs.facts} -> '$.freshPart', 'uses', ${herbs.facts} -> '$.uses', 'tasteTags', ${herbs.facts} -> '$.tasteTags', 'effectTags', ${herbs.facts} -> '$.effectTags', 'conditional', ${herbs.facts} -> '$.conditional', 'tea', ${herbs.facts} -> '$.tea', 'maxDailyGrams', ${herbs.facts} -> '$.maxDailyGrams', 'maxDurationDays', ${herbs.facts} -> '$.maxDurationDays', 'adviceAfterDays', ${herbs.facts} -> '$.adviceAfterDays', 'cookingGramsPerDay', ${herbs.facts} -> '$.cookingGramsPerDay', 'minorGramsPerDay', ${herbs.facts} -> '$.minorGramsPerDay', 'childDoses', ${herbs.facts} -> '$.childDoses', 'pregnancy', ${herbs.facts} ->> '$.pregnancy', 'lactation', ${herbs.facts} ->> '$.lactation', 'sources', ${herbs.facts} -> '$.sources')`.mapWith(
    (text: string): HerbToBlend => JSON.parse(text),
  )

export async function listHerbs({ db, read }: Reader): Promise<HerbToBlend[]> {
  const rows = await read(
    db.select({ herb: herbToBlend }).from(herbs).where(gt(herbs.id, '')).orderBy(asc(herbs.id)).limit(herbsMax),
  )
  return rows.map(({ herb }) => herb)
}

/** Counts the member's generated blends in a month (`yyyy-mm`), up to 100. */
export async function countGenerations({ db, read }: Reader, userId: string, month: string): Promise<number> {
  const rows = await read(
    db
      .select({ id: generations.id })
      .from(generations)
      .where(and(eq(generations.userId, userId), eq(generations.month, month)))
      .limit(countedMax),
  )
  return rows.length
}

type NewRow = typeof generations.$inferInsert

/** Inserts a generation if its month has fewer than `max`; returns no row otherwise. Null means no limit. */
export const insertGeneration = (db: Db, row: NewRow, max: number | null) => {
  const used = sql`select count(*) from (select 1 from ${generations} where ${generations.userId} = ${row.userId} and ${generations.month} = ${row.month} limit ${max ?? 1})`
  return insertIf(db, generations, row, max === null ? sql`1` : sql`(${used}) < ${max}`).returning({
    id: generations.id,
  })
}

type Key = { userId: string; id: string }
const isOwn = ({ userId, id }: Key) => and(eq(generations.id, id), eq(generations.userId, userId))

export async function findGeneration({ db, read }: Reader, key: Key) {
  const [found] = await read(
    db.select({ createdAt: generations.createdAt }).from(generations).where(isOwn(key)).limit(1),
  )
  return found
}

export const deleteGeneration = (db: Db, key: Key) => db.delete(generations).where(isOwn(key))
