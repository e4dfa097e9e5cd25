import { sqliteTable, text } from 'drizzle-orm/sqlite-core'

/** `setting_value` is text; what it holds depends on the key. */
export const adminSettings = sqliteTable('admin_settings', {
  settingKey: text('setting_key').primaryKey(),
  settingValue: text('setting_value').notNull(),
})
