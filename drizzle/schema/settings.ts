import { integer, sqliteTable, text } from 'drizzle-orm/sqlite-core'

/**
 * `setting_value` is text; its format depends on the key. `revision` counts the saves, to detect that somebody else
 * saved in the meantime.
 */
export const adminSettings = sqliteTable('admin_settings', {
  settingKey: text('setting_key').primaryKey(),
  settingValue: text('setting_value').notNull(),
  revision: integer('revision').notNull().default(0),
})
