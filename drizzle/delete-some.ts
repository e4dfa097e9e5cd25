import { type SQL, sql } from 'drizzle-orm'
import type { SQLiteTable } from 'drizzle-orm/sqlite-core'

import type { Db } from './db.ts'

/**
 * Deletes at most `limit` rows that match the condition, and returns one row for each. `key` names the primary key
 * columns of a table without `rowid`.
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
    .returning({ deletedRow: sql`1`.as('one') })
