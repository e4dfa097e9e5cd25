import { asc, gte, type SQL, sql } from 'drizzle-orm'

import type { Figure } from '#domain/overview/figures.ts'
import { type Db, schema } from '#drizzle/db.ts'
import type { Reader } from '#worker/core/ctx.ts'
import type { Statement } from '#worker/core/statement.ts'

const { dailyFigures, figureDays } = schema

/** Number, or SQL that counts within the batch. */
export type Count = number | SQL

export const addToFigure = (db: Db, day: string, figure: Figure, count: Count): Statement =>
  db
    .insert(dailyFigures)
    .values({ day, figure, count: typeof count === 'number' ? count : sql`${count}` })
    .onConflictDoUpdate({
      target: [dailyFigures.figure, dailyFigures.day],
      set: { count: sql`${dailyFigures.count} + excluded.count` },
    })

export const listFigureDays = ({ db, read }: Reader, from: string, limit: number) =>
  read(
    db
      .select({ day: figureDays.day, figures: figureDays.figures })
      .from(figureDays)
      .where(gte(figureDays.day, from))
      .orderBy(asc(figureDays.day))
      .limit(limit),
  )
