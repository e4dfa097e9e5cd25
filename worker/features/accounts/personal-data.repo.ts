import { eq } from 'drizzle-orm'

import { type Db, schema } from '#drizzle/db.ts'
import type { Statement } from '#worker/core/commit.ts'

import { accountQueries, type AccountKey } from './personal-account.repo.ts'
import { communityAndSupportQueries } from './personal-community-and-support.repo.ts'
import { toolQueries } from './personal-tools.repo.ts'

const { mailingListSubscribers: subscribers, users } = schema

/** Queries for all personal data of a member, by table, without any passwords, tokens or their hashes. */
export const personalDataQueries = (db: Db, account: AccountKey) => ({
  ...accountQueries(db, account),
  ...toolQueries(db, account.id),
  ...communityAndSupportQueries(db, account.id),
})

/**
 * Deletes the subscription and the account. Foreign keys delete the account's other rows, or clear its id in rows that
 * stay.
 */
export const deletePersonalData = (db: Db, { id, email }: AccountKey): [Statement, Statement] => [
  db.delete(subscribers).where(eq(subscribers.email, email)),
  db.delete(users).where(eq(users.id, id)),
]
