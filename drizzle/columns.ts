import { sql } from 'drizzle-orm'
import { customType, integer, type SQLiteColumn, text } from 'drizzle-orm/sqlite-core'

/** Text that compares and sorts without regard to the case of ASCII letters. */
export const caselessText = customType<{ data: string; driverData: string }>({
  dataType: () => 'text collate nocase',
})

/** Milliseconds since the epoch. */
export const moment = (name: string) => integer(name)

/** A value kept as JSON text. */
export const json = <Value>(name: string) => text(name, { mode: 'json' }).$type<Value>()

/**
 * Rating and id in one text that sorts as they do, unrated first. Without a comma: what generates migrations parts the columns of an
 * index at each.
 */
export const ratingKey = (rating: SQLiteColumn, id: SQLiteColumn) =>
  sql<string>`(case when ${rating} is null then 0 else ${rating} end) || ' ' || ${id}`
