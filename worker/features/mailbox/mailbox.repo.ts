import { and, desc, eq, gt, inArray, sql } from 'drizzle-orm'

import type { StoredMail } from '#domain/mail/mail.types.ts'
import { type Db, schema } from '#drizzle/db.ts'
import type { Reader } from '#worker/core/ctx.ts'

const { mailOutbox: outbox } = schema

const columns = {
  id: outbox.id,
  to: outbox.recipient,
  subject: outbox.subject,
  text: outbox.text,
  html: outbox.html,
  headers: outbox.headers,
  sentAt: outbox.sentAt,
}

/** Newest first, in index order. Sorts emails of the same time by reverse insertion order. */
const newestFirst = [desc(outbox.sentAt), sql`rowid desc`] as const
const hasSentAt = gt(outbox.sentAt, 0)

export async function listMails({ db, read }: Reader, max: number, recipient?: string): Promise<StoredMail[]> {
  const mails = db
    .select(columns)
    .from(outbox)
    .where(and(hasSentAt, recipient === undefined ? undefined : eq(outbox.recipient, recipient)))
    .orderBy(...newestFirst)
    .limit(max)
  return read(mails)
}

export async function findMail({ db, read }: Reader, id: string): Promise<StoredMail | undefined> {
  const [mail] = await read(db.select(columns).from(outbox).where(eq(outbox.id, id)).limit(1))
  return mail
}

/** Stores an email unless it already exists. Deletes all but the newest `max` emails. */
export async function storeMail(db: Db, { to: recipient, ...mail }: StoredMail, max: number): Promise<void> {
  const oldestMails = db
    .select({ id: outbox.id })
    .from(outbox)
    .where(hasSentAt)
    .orderBy(...newestFirst)
    .limit(max)
    .offset(max)
  await db.batch([
    db
      .insert(outbox)
      .values({ recipient, ...mail })
      .onConflictDoNothing(),
    db.delete(outbox).where(inArray(outbox.id, oldestMails)),
  ])
}
