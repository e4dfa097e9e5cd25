import { sql } from 'drizzle-orm'
import { customType, integer, type SQLiteColumn, text } from 'drizzle-orm/sqlite-core'

/** Text that compares and sorts without regard to the case of ASCII letters. */
export const caselessText = customType<{ data: string; driverData: string }>({
  dataType: () => 'text collate nocase',
})

/** Milliseconds since the epoch. */
export const timestamp = (name: string) => integer(name)

export const json = <Value>(name: string) => text(name, { mode: 'json' }).$type<Value>()

/**
 * SQL text of rating and id that sorts in their order, unrated first. Contains no comma: drizzle-kit splits the columns
 * of an index at each one.
 */
export const ratingKey = (rating: SQLiteColumn, id: SQLiteColumn) =>
  sql<string>`(case when ${rating} is null then 0 else ${rating} end) || ' ' || ${id}`
