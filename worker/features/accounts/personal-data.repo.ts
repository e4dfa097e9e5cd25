import { eq } from 'drizzle-orm'

import { type Db, schema } from '#drizzle/db.ts'
import type { Statement } from '#worker/core/commit.ts'

import { accountReadsOf, type AccountKey } from './personal-account.repo.ts'
import { toolReadsOf } from './personal-tools.repo.ts'
import { writingReadsOf } from './personal-writings.repo.ts'

const { mailingListSubscribers: subscribers, users } = schema

/** Queries for all personal data of a member, by table, without any passwords, tokens or their hashes. */
export const readsOf = (db: Db, account: AccountKey) => ({
  ...accountReadsOf(db, account),
  ...toolReadsOf(db, account.id),
  ...writingReadsOf(db, account.id),
})

/**
 * Deletes the subscription and the account. Foreign keys delete the account's rows or remove its id from rows that
 * stay.
 */
export const deleteEverythingOf = (db: Db, { id, email }: AccountKey): [Statement, Statement] => [
  db.delete(subscribers).where(eq(subscribers.email, email)),
  db.delete(users).where(eq(users.id, id)),
]
