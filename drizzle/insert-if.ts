import { getTableColumns, type InferInsertModel, SQL, sql } from 'drizzle-orm'
import type { SQLiteTable } from 'drizzle-orm/sqlite-core'

import type { Db } from './db.ts'

type Row<Table extends SQLiteTable> = {
  [Column in keyof InferInsertModel<Table>]: InferInsertModel<Table>[Column] | SQL
}

/** Inserts the row if the condition holds, in one statement. A column that is left out gets its default, or null. */
export function insertIf<Table extends SQLiteTable>(db: Db, table: Table, row: Row<Table>, condition: SQL | undefined) {
  const rowValues: Record<string, unknown> = row
  const values = Object.entries(getTableColumns(table)).map(([key, column]) => {
    const value = rowValues[key] === undefined ? column.default : rowValues[key]
    return value instanceof SQL ? value : sql.param(value ?? null, column)
  })
  return db.insert(table).select(sql`select ${sql.join(values, sql`, `)} where ${condition}`)
}
