import { eq } from 'drizzle-orm'

import { type Db, schema } from '#drizzle/db.ts'
import type { Statement } from '#worker/core/statement.ts'

import { accountQueries, type AccountKey } from './personal-account.repo.ts'
import { communityAndSupportQueries } from './personal-community-and-support.repo.ts'
import { toolQueries } from './personal-tools.repo.ts'

const { mailingListSubscribers: subscribers, users } = schema

/**
 * Returns queries for all personal data of a member, by table. The results contain no passwords, hashes or secret
 * tokens. They do contain the tokens of shared links, which the member gives to others.
 */
export const personalDataQueries = (db: Db, account: AccountKey) => ({
  ...accountQueries(db, account),
  ...toolQueries(db, account.id),
  ...communityAndSupportQueries(db, account.id),
})

/**
 * Deletes the subscription and the account. Foreign keys delete the account's other rows or remove the account id from
 * them.
 */
export const deletePersonalData = (db: Db, { id, email }: AccountKey): [Statement, Statement] => [
  db.delete(subscribers).where(eq(subscribers.email, email)),
  db.delete(users).where(eq(users.id, id)),
]
