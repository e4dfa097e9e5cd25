import { eq, sql } from 'drizzle-orm'

import { type Db, schema } from '#drizzle/db.ts'
import type { Statement } from '#worker/core/statement.ts'

const { aiSpending } = schema

/**
 * Adds an amount to a month. Returns no row if the total would exceed `budget`. Atomic, because it is a single
 * statement.
 */
export const addSpending = (db: Db, month: string, microDollars: number, budget: number) =>
  db
    .insert(aiSpending)
    .select(sql`select ${month} as month, ${microDollars} as micro_dollars where ${microDollars} <= ${budget}`)
    .onConflictDoUpdate({
      target: aiSpending.month,
      set: { microDollars: sql`${aiSpending.microDollars} + excluded.micro_dollars` },
      setWhere: sql`${aiSpending.microDollars} + excluded.micro_dollars <= ${budget}`,
    })
    .returning({ microDollars: aiSpending.microDollars })

export const subtractSpending = (db: Db, month: string, microDollars: number): Statement =>
  db
    .update(aiSpending)
    .set({ microDollars: sql`max(0, ${aiSpending.microDollars} - ${microDollars})` })
    .where(eq(aiSpending.month, month))
