import { index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core'

import type { PasskeyTransport } from '#domain/factors/passkeys.types.ts'

import { json, timestamp } from '../columns.ts'
import { users } from './accounts.ts'

const ownerOf = () => text('user_id').references(() => users.id, { onDelete: 'cascade' })

/**
 * `credential_id` and `public_key` are base64url; the private key never leaves the member's device. `counter` is the
 * number of uses that the authenticator reported last. `backed_up` is true if the passkey is synchronised.
 */
export const passkeys = sqliteTable(
  'passkeys',
  {
    id: text('id').primaryKey(),
    credentialId: text('credential_id').notNull().unique(),
    userId: ownerOf().notNull(),
    publicKey: text('public_key').notNull(),
    counter: integer('counter').notNull(),
    transports: json<PasskeyTransport[]>('transports').notNull(),
    name: text('name').notNull(),
    isBackedUp: integer('backed_up', { mode: 'boolean' }).notNull(),
    createdAt: timestamp('created_at').notNull(),
    usedAt: timestamp('used_at'),
  },
  (table) => [index('passkeys_of_user').on(table.userId, table.createdAt)],
)

/** Challenges that a browser was asked to sign, by their SHA-256. A challenge is deleted when it is used. */
export const passkeyChallenges = sqliteTable(
  'passkey_challenges',
  {
    hash: text('hash').primaryKey(),
    purpose: text('purpose', { enum: ['sign-in', 'registration', 'reauthentication'] }).notNull(),
    userId: ownerOf(),
    endsAt: timestamp('ends_at').notNull(),
  },
  (table) => [index('passkey_challenges_of_user').on(table.userId), index('passkey_challenges_end').on(table.endsAt)],
)
