import { eq } from 'drizzle-orm'

import { type Db, schema } from '#drizzle/db.ts'
import type { Reader } from '#worker/core/ctx.ts'
import type { Statement } from '#worker/core/statement.ts'

const { profiles, users } = schema

export async function findDisplayName({ db, read }: Reader, email: string): Promise<string | null> {
  const query = db
    .select({ displayName: profiles.displayName })
    .from(users)
    .innerJoin(profiles, eq(profiles.id, users.id))
    .where(eq(users.email, email))
    .limit(1)
  const [row] = await read(query)
  return row?.displayName ?? null
}

/** Sets the member's public name. A trigger also changes the name on earlier texts. */
export const upsertDisplayName = (db: Db, id: string, displayName: string, updatedAt: number): Statement =>
  db
    .insert(profiles)
    .values({ id, fullName: '', displayName, updatedAt })
    .onConflictDoUpdate({ target: profiles.id, set: { displayName, updatedAt } })
