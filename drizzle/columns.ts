import { customType, integer, text } from 'drizzle-orm/sqlite-core'

/** Text that compares and sorts without regard to the case of ASCII letters. */
export const caselessText = customType<{ data: string; driverData: string }>({
  dataType: () => 'text collate nocase',
})

/** Milliseconds since the epoch. */
export const moment = (name: string) => integer(name)

/** A value kept as JSON text. */
export const json = <Value>(name: string) => text(name, { mode: 'json' }).$type<Value>()
