import { sql } from 'drizzle-orm'
import { check, index, sqliteTable, text } from 'drizzle-orm/sqlite-core'

import { moment } from '../columns.ts'
import { mailingListSubscribers } from './mailing.ts'

/**
 * `email` is trimmed and in lower case. `confirmed_at` is null until the owner of the address confirmed it: nobody signs in
 * before. `premium_until` null is a free account.
 */
export const users = sqliteTable(
  'users',
  {
    id: text('id').primaryKey(),
    email: text('email').notNull().unique(),
    passwordHash: text('password_hash').notNull(),
    createdAt: moment('created_at').notNull(),
    confirmedAt: moment('confirmed_at'),
    premiumUntil: moment('premium_until'),
    suspendedAt: moment('suspended_at'),
  },
  (table) => [
    index('users_unconfirmed')
      .on(table.createdAt)
      .where(sql`${table.confirmedAt} is null`),
    index('users_suspended')
      .on(table.suspendedAt)
      .where(sql`${table.suspendedAt} is not null`),
  ],
)

const ownerOf = () => text('user_id').references(() => users.id, { onDelete: 'cascade' })

/**
 * The browser alone knows the id, here stands its SHA-256. `used_at` is when the end was last put off, at most once a day;
 * `proved_at` when the password was last asked; `device` what the browser called itself, in words.
 */
export const sessions = sqliteTable(
  'sessions',
  {
    idHash: text('id_hash').primaryKey(),
    userId: ownerOf().notNull(),
    createdAt: moment('created_at').notNull(),
    usedAt: moment('used_at').notNull(),
    provedAt: moment('proved_at').notNull(),
    expiresAt: moment('expires_at').notNull(),
    device: text('device').notNull(),
  },
  (table) => [
    index('sessions_of_user').on(table.userId, sql`${table.usedAt} desc`),
    index('sessions_end').on(table.expiresAt),
  ],
)

/**
 * What a link in a mail proves, by the SHA-256 of its token. `email` is the address that it was sent to; `browser_hash`
 * names the browser that asked, where only that one is signed in by the link.
 */
export const oneTimeTokens = sqliteTable(
  'one_time_tokens',
  {
    hash: text('hash').primaryKey(),
    purpose: text('purpose', { enum: ['account', 'reset', 'email', 'subscription'] }).notNull(),
    userId: ownerOf(),
    subscriberId: text('subscriber_id').references(() => mailingListSubscribers.id, { onDelete: 'cascade' }),
    email: text('email').notNull(),
    browserHash: text('browser_hash'),
    createdAt: moment('created_at').notNull(),
    endsAt: moment('ends_at').notNull(),
  },
  (table) => [
    index('tokens_of_user').on(table.userId),
    index('tokens_of_subscriber').on(table.subscriberId),
    index('tokens_end').on(table.endsAt),
    check('tokens_one_owner', sql`(${table.userId} is null) <> (${table.subscriberId} is null)`),
  ],
)
