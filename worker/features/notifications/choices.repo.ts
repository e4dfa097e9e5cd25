import { and, eq, type SQL, sql } from 'drizzle-orm'

import {
  defaultChoices,
  type NotificationChannel,
  type NotificationKind,
  notificationKinds,
} from '#domain/notifications/notification-kinds.ts'
import { type Db, schema } from '#drizzle/db.ts'
import type { Reader } from '#worker/core/ctx.ts'
import type { Statement } from '#worker/core/statement.ts'

const { notificationChoices: choices } = schema

/** SQL for the channel of a kind, which the member chose or which is its default. */
export const selectChannel = (userId: string | SQL, kind: NotificationKind): SQL<NotificationChannel> =>
  sql`coalesce((${sql`select ${choices.channel} from ${choices} where ${choices.userId} = ${userId} and ${choices.kind} = ${kind} limit 1`}), ${defaultChoices[kind]})`

export const listChoices = ({ db, read }: Reader, userId: string) =>
  read(
    db
      .select({ kind: choices.kind, channel: choices.channel })
      .from(choices)
      .where(eq(choices.userId, userId))
      .limit(notificationKinds.length),
  )

export async function findChannel({ db, read }: Reader, userId: string, kind: NotificationKind) {
  const [choice] = await read(
    db
      .select({ channel: choices.channel })
      .from(choices)
      .where(and(eq(choices.userId, userId), eq(choices.kind, kind)))
      .limit(1),
  )
  return choice?.channel
}

export const upsertChoice = (db: Db, choice: typeof choices.$inferInsert): Statement =>
  db
    .insert(choices)
    .values(choice)
    .onConflictDoUpdate({ target: [choices.userId, choices.kind], set: { channel: choice.channel } })

/** Changes a choice of emails to the bell. Does nothing for a former member or another choice. */
export const stopMailsOfKind = (db: Db, userId: string, kind: NotificationKind): Statement =>
  db
    .update(choices)
    .set({ channel: 'bell' })
    .where(and(eq(choices.userId, userId), eq(choices.kind, kind), eq(choices.channel, 'mail')))
