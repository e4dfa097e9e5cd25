import { eq } from 'drizzle-orm'

import { type Db, schema } from '#drizzle/db.ts'
import type { Statement } from '#worker/core/commit.ts'

import { accountReadsOf, type Whose } from './personal-account.repo.ts'
import { toolReadsOf } from './personal-tools.repo.ts'
import { writingReadsOf } from './personal-writings.repo.ts'

const { mailingListSubscribers: subscribers, users } = schema

/** What stands about a member in each table; never what a password or a link could be guessed from. */
export const readsOf = (db: Db, whose: Whose) => ({
  ...accountReadsOf(db, whose),
  ...toolReadsOf(db, whose.id),
  ...writingReadsOf(db, whose.id),
})

/** The account goes, and with it every row that belongs to it; what must stay keeps no name. */
export const deleteEverythingOf = (db: Db, { id, email }: Whose): [Statement, Statement] => [
  db.delete(subscribers).where(eq(subscribers.email, email)),
  db.delete(users).where(eq(users.id, id)),
]
