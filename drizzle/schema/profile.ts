import { sqliteTable, text } from 'drizzle-orm/sqlite-core'

import type { StoredProfile } from '#domain/safety/stored-profile.ts'

import { json, timestamp } from '../columns.ts'
import { users } from './accounts.ts'

/**
 * `id` is the id of the account; `date_of_birth` is `yyyy-mm-dd`; `display_name` is the public name, null until the
 * member chooses one.
 */
export const profiles = sqliteTable('profiles', {
  id: text('id')
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  fullName: text('full_name').notNull(),
  displayName: text('display_name'),
  dateOfBirth: text('date_of_birth'),
  location: text('location'),
  updatedAt: timestamp('updated_at').notNull(),
})

/** Answers of `/for-you` that a member agreed to store here; `consent` is the sentence that they agreed to. */
export const safetyProfiles = sqliteTable('safety_profiles', {
  userId: text('user_id')
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  answers: json<StoredProfile>('answers').notNull(),
  consent: text('consent').notNull(),
  agreedAt: timestamp('agreed_at').notNull(),
  updatedAt: timestamp('updated_at').notNull(),
})
