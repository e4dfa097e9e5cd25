import { sql } from 'drizzle-orm'
import { check, index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core'

import type { Plan, Status } from '#domain/users/users.types.ts'

import { caselessText, timestamp } from '../columns.ts'
import { mailingListSubscribers } from './mailing.ts'

/**
 * `email` is trimmed and lowercase. `confirmed_at` is null until the owner confirms the address; nobody can sign in
 * before. A null `premium_until` is a free account. Triggers keep `name` (from the profile) and `search_key` (the key in
 * the search table). `plan` is premium until a job sets an ended plan to free. Permissions depend on the timestamps
 * alone; lists use `plan`, `status` and `premium_end`.
 */
export const users = sqliteTable(
  'users',
  {
    id: text('id').primaryKey(),
    email: text('email').notNull().unique(),
    passwordHash: text('password_hash').notNull(),
    createdAt: timestamp('created_at').notNull(),
    confirmedAt: timestamp('confirmed_at'),
    premiumUntil: timestamp('premium_until'),
    suspendedAt: timestamp('suspended_at'),
    suspensionReason: text('suspension_reason'),
    name: caselessText('name').notNull().default(''),
    plan: text('plan').$type<Plan>().notNull().default('free'),
    searchKey: integer('search_key').unique(),
    status: text('status')
      .$type<Status>()
      .generatedAlwaysAs(
        sql`(case when suspended_at is not null then 'suspended' when confirmed_at is null then 'unconfirmed' else 'active' end)`,
        { mode: 'virtual' },
      ),
    premiumEnd: timestamp('premium_end').generatedAlwaysAs(sql`(ifnull(premium_until, 9007199254740991))`, {
      mode: 'virtual',
    }),
  },
  (table) => [
    index('users_unconfirmed')
      .on(table.createdAt)
      .where(sql`${table.confirmedAt} is null`),
    index('users_suspended')
      .on(table.suspendedAt)
      .where(sql`${table.suspendedAt} is not null`),
    index('users_newest').on(table.createdAt, table.id),
    index('users_by_name').on(table.name, table.id),
    index('users_by_premium_end').on(table.premiumEnd, table.id),
    index('users_of_plan_newest').on(table.plan, table.status, table.createdAt, table.id),
    index('users_of_plan_by_name').on(table.plan, table.status, table.name, table.id),
    index('users_of_plan_by_email').on(table.plan, table.status, table.email),
    index('users_of_plan_by_premium_end').on(table.plan, table.status, table.premiumEnd, table.id),
  ],
)

const ownerOf = () => text('user_id').references(() => users.id, { onDelete: 'cascade' })

/**
 * Only the browser knows the session id: `id_hash` is its SHA-256. `used_at` is when the session was last extended, at
 * most once a day; `proved_at` when the password was last entered; `device` describes the browser, such as `Firefox on
 * Linux`.
 */
export const sessions = sqliteTable(
  'sessions',
  {
    idHash: text('id_hash').primaryKey(),
    userId: ownerOf().notNull(),
    createdAt: timestamp('created_at').notNull(),
    usedAt: timestamp('used_at').notNull(),
    reauthenticatedAt: timestamp('proved_at').notNull(),
    expiresAt: timestamp('expires_at').notNull(),
    device: text('device').notNull(),
  },
  (table) => [
    index('sessions_of_user').on(table.userId, sql`${table.usedAt} desc`),
    index('sessions_end').on(table.expiresAt),
  ],
)

/**
 * Emailed links, by the SHA-256 of their token. `subscribed` is a subscription link that was used; it only identifies
 * its subscriber. `email` is the address that got the link; `browser_hash` identifies the browser that requested it, if
 * the link may sign in only that one.
 */
export const oneTimeTokens = sqliteTable(
  'one_time_tokens',
  {
    hash: text('hash').primaryKey(),
    purpose: text('purpose', { enum: ['account', 'reset', 'email', 'subscription', 'subscribed'] }).notNull(),
    userId: ownerOf(),
    subscriberId: text('subscriber_id').references(() => mailingListSubscribers.id, { onDelete: 'cascade' }),
    email: text('email').notNull(),
    browserHash: text('browser_hash'),
    createdAt: timestamp('created_at').notNull(),
    endsAt: timestamp('ends_at').notNull(),
  },
  (table) => [
    index('tokens_of_user').on(table.userId),
    index('tokens_of_subscriber').on(table.subscriberId),
    index('tokens_end').on(table.endsAt),
    check('tokens_one_owner', sql`(${table.userId} is null) <> (${table.subscriberId} is null)`),
  ],
)
