import { type SQL, sql } from 'drizzle-orm'
import type { SQLiteTable } from 'drizzle-orm/sqlite-core'

import type { Db } from './db.ts'

/**
 * Deletes rows of the table where the condition holds, `limit` at most, and returns one row for each. `key` names the columns of
 * the primary key where the table has no `rowid`.
 */
export const deleteSome = (
  db: Db,
  table: SQLiteTable,
  condition: SQL | undefined,
  limit: number,
  key: SQL = sql`rowid`,
) =>
  db
    .delete(table)
    .where(sql`(${key}) in (select ${key} from ${table} where ${condition} limit ${limit})`)
    .returning({ one: sql`1`.as('one') })
