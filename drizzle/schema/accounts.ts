import { sql } from 'drizzle-orm'
import { check, index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core'

import type { Plan, Standing } from '#domain/users/users.types.ts'

import { caselessText, moment } from '../columns.ts'
import { mailingListSubscribers } from './mailing.ts'

/**
 * `email` is trimmed and in lower case. `confirmed_at` is null until the owner of the address confirmed it: nobody signs in
 * before. `premium_until` null is a free account. `name` follows the profile, `search_key` names the account to the search table and
 * `plan` tells whether premium has an end to come: triggers keep them, and a job sets an ended plan free. What an account may do
 * goes by its times alone; `plan`, `standing` and `premium_end` are what lists go by.
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
    suspensionReason: text('suspension_reason'),
    name: caselessText('name').notNull().default(''),
    plan: text('plan').$type<Plan>().notNull().default('free'),
    searchKey: integer('search_key').unique(),
    standing: text('standing')
      .$type<Standing>()
      .generatedAlwaysAs(
        sql`(case when suspended_at is not null then 'suspended' when confirmed_at is null then 'unconfirmed' else 'active' end)`,
        { mode: 'virtual' },
      ),
    premiumEnd: moment('premium_end').generatedAlwaysAs(sql`(ifnull(premium_until, 9007199254740991))`, {
      mode: 'virtual',
    }),
  },
  (table) => [
    index('users_newest').on(table.createdAt, table.id),
    index('users_by_name').on(table.name, table.id),
    index('users_by_premium_end').on(table.premiumEnd, table.id),
    index('users_of_plan_newest').on(table.plan, table.standing, table.createdAt, table.id),
    index('users_of_plan_by_name').on(table.plan, table.standing, table.name, table.id),
    index('users_of_plan_by_email').on(table.plan, table.standing, table.email),
    index('users_of_plan_by_premium_end').on(table.plan, table.standing, table.premiumEnd, table.id),
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
    reauthenticatedAt: moment('proved_at').notNull(),
    expiresAt: moment('expires_at').notNull(),
    device: text('device').notNull(),
  },
  (table) => [
    index('sessions_of_user').on(table.userId, sql`${table.usedAt} desc`),
    index('sessions_end').on(table.expiresAt),
  ],
)

/**
 * What a link in a mail proves, by the SHA-256 of its token; `subscribed` proves nothing any more but for whom it did. `email` is the address that it was sent to; `browser_hash`
 * names the browser that asked, where only that one is signed in by the link.
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
