import { and, desc, eq, gt, isNull, sql } from 'drizzle-orm'

import type { PharmacistLink } from '#domain/pharmacist-links/pharmacist-links.types.ts'
import type { SharedPart } from '#domain/pharmacist-links/shared-parts.ts'
import { type Db, schema } from '#drizzle/db.ts'
import { insertIf } from '#drizzle/insert-if.ts'
import type { Reader } from '#worker/core/ctx.ts'

const { pharmacistLinks: links, users } = schema

type LinkKey = { userId: string; id: string }
type NewLink = LinkKey & { tokenHash: string; parts: SharedPart[]; createdAt: number; expiresAt: number }

/** Lists the member's links that still work. The first works longest. */
export const listLinks = (
  { db, read }: Reader,
  userId: string,
  { now, limit }: { now: number; limit: number },
): Promise<PharmacistLink[]> =>
  read(
    db
      .select({ id: links.id, parts: links.parts, createdAt: links.createdAt, expiresAt: links.expiresAt })
      .from(links)
      .where(and(eq(links.userId, userId), gt(links.expiresAt, now)))
      .orderBy(desc(links.expiresAt))
      .limit(limit),
  )

/**
 * Inserts a link. The same request again changes the token of the link, because nobody has received the first one.
 * Returns no row if the member has `max` links, or if the link has ended or is somebody else's.
 */
export function upsertLink(db: Db, link: NewLink, max: number) {
  const others = sql`select 1 from ${links} where ${links.userId} = ${link.userId} and ${links.expiresAt} > ${link.createdAt} and ${links.id} <> ${link.id} limit ${max}`
  return insertIf(db, links, link, sql`(select count(*) from (${others})) < ${max}`)
    .onConflictDoUpdate({
      target: links.id,
      set: { tokenHash: link.tokenHash },
      setWhere: sql`${links.userId} = ${link.userId} and ${links.expiresAt} > ${link.createdAt}`,
    })
    .returning({ expiresAt: links.expiresAt })
}

/** Ends a link that still works. Returns no row unless the link is the member's. */
export const endLink = (db: Db, { userId, id }: LinkKey, now: number) =>
  db
    .update(links)
    .set({ expiresAt: sql`min(${links.expiresAt}, ${now})` })
    .where(and(eq(links.id, id), eq(links.userId, userId)))
    .returning({ id: links.id })

/** Returns the link with this token and the name of its member. A suspended member's links are unknown. */
export async function findLink({ db, read }: Reader, tokenHash: string) {
  const [link] = await read(
    db
      .select({
        userId: links.userId,
        parts: links.parts,
        createdAt: links.createdAt,
        expiresAt: links.expiresAt,
        memberName: users.name,
      })
      .from(links)
      .innerJoin(users, eq(users.id, links.userId))
      .where(and(eq(links.tokenHash, tokenHash), isNull(users.suspendedAt)))
      .limit(1),
  )
  return link
}
