import { integer, sqliteTable, text } from 'drizzle-orm/sqlite-core'

/** `setting_value` is text; what it holds depends on the key. `revision` counts its saves, so that a save of what somebody else changed meanwhile is noticed. */
export const adminSettings = sqliteTable('admin_settings', {
  settingKey: text('setting_key').primaryKey(),
  settingValue: text('setting_value').notNull(),
  revision: integer('revision').notNull().default(0),
})
