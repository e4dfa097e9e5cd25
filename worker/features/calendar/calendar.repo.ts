import { and, eq, inArray, isNull, sql } from 'drizzle-orm'

import type { FeedCup } from '#domain/calendar/calendar.schemas.ts'
import type { CalendarFeed } from '#domain/calendar/calendar.types.ts'
import { type Db, schema } from '#drizzle/db.ts'
import type { Reader } from '#worker/core/ctx.ts'
import type { Statement } from '#worker/core/statement.ts'

const { calendarFeeds: feeds, recipes, users } = schema

export async function findFeed({ db, read }: Reader, userId: string): Promise<CalendarFeed | undefined> {
  const [feed] = await read(
    db
      .select({
        createdAt: feeds.createdAt,
        updatedAt: feeds.updatedAt,
        cupCount: sql<number>`json_array_length(${feeds.cups})`,
      })
      .from(feeds)
      .where(eq(feeds.userId, userId))
      .limit(1),
  )
  return feed
}

type NewFeed = { userId: string; tokenHash: string; cups: FeedCup[]; now: number }

/** Creates the member's feed, or gives it another address. */
export const upsertFeed = (db: Db, { userId, tokenHash, cups, now }: NewFeed): Statement =>
  db
    .insert(feeds)
    .values({ userId, tokenHash, cups, createdAt: now, updatedAt: now })
    .onConflictDoUpdate({ target: feeds.userId, set: { tokenHash, cups, createdAt: now, updatedAt: now } })

type Change = Pick<NewFeed, 'userId' | 'cups' | 'now'> & { createdAt: number }

/** Replaces the cups. Returns no row if the member has no feed of that time. */
export const replaceCups = (db: Db, { userId, createdAt, cups, now }: Change) =>
  db
    .update(feeds)
    .set({ cups, updatedAt: now })
    .where(and(eq(feeds.userId, userId), eq(feeds.createdAt, createdAt)))
    .returning({ userId: feeds.userId })

export const deleteFeed = (db: Db, userId: string): Statement => db.delete(feeds).where(eq(feeds.userId, userId))

/** Returns the cups behind an address. The feed of a suspended member is unknown. */
export async function findCups({ db, read }: Reader, tokenHash: string): Promise<FeedCup[] | undefined> {
  const [feed] = await read(
    db
      .select({ cups: feeds.cups })
      .from(feeds)
      .innerJoin(users, eq(users.id, feeds.userId))
      .where(and(eq(feeds.tokenHash, tokenHash), isNull(users.suspendedAt)))
      .limit(1),
  )
  return feed?.cups
}

/** Lists the names of published recipes. */
export const listRecipeNames = ({ db, read }: Reader, slugs: readonly string[]) =>
  read(
    db
      .select({ slug: recipes.slug, name: recipes.name })
      .from(recipes)
      .where(and(inArray(recipes.slug, [...slugs]), eq(recipes.status, 'published')))
      .limit(slugs.length),
  )
