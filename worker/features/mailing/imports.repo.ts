import { and, asc, eq, sql } from 'drizzle-orm'

import type { ImportedChunk, Status } from '#domain/mailing/subscribers.types.ts'
import { type Db, schema } from '#drizzle/db.ts'
import type { Reader } from '#worker/core/ctx.ts'
import type { Statement } from '#worker/core/statement.ts'

const { mailingListSubscribers: subscribers, subscriberImportChunks: chunks, subscriberImports: imports } = schema

const columns = {
  id: imports.id,
  chunkCount: imports.chunkCount,
  consentSource: imports.consentSource,
  consentAt: imports.consentAt,
}

export async function findImport({ db, read }: Reader, id: string) {
  const [row] = await read(db.select(columns).from(imports).where(eq(imports.id, id)).limit(1))
  return row
}

export async function findByFingerprint({ db, read }: Reader, fingerprint: string) {
  const [row] = await read(db.select(columns).from(imports).where(eq(imports.fingerprint, fingerprint)).limit(1))
  return row
}

export const insertImport = (db: Db, row: typeof imports.$inferInsert): Statement => db.insert(imports).values(row)

/** Clears the fingerprint, so that the same file can be imported again. */
export const endImport = (db: Db, id: string): Statement =>
  db
    .update(imports)
    .set({ fingerprint: sql`${imports.fingerprint} || ' ' || ${imports.id}` })
    .where(eq(imports.id, id))

export async function listChunks({ db, read }: Reader, importId: string, limit: number): Promise<ImportedChunk[]> {
  return read(
    db
      .select({ number: chunks.number, accepted: chunks.accepted, refused: chunks.refused })
      .from(chunks)
      .where(eq(chunks.importId, importId))
      .orderBy(asc(chunks.number))
      .limit(limit),
  )
}

export async function findChunk({ db, read }: Reader, importId: string, number: number) {
  const [row] = await read(
    db
      .select({ number: chunks.number, accepted: chunks.accepted, refused: chunks.refused })
      .from(chunks)
      .where(and(eq(chunks.importId, importId), eq(chunks.number, number)))
      .limit(1),
  )
  return row
}

/** Fails with the whole batch if the chunk is already stored. */
export const insertChunk = (db: Db, importId: string, chunk: ImportedChunk): Statement =>
  db.insert(chunks).values({ importId, ...chunk })

export const listExistingSubscribers = ({ db, read }: Reader, emails: readonly string[]) =>
  read(
    db
      .select({
        email: sql<string>`known.email`.as('email'),
        status: sql<Status>`known.status`.as('status'),
        importId: sql<string | null>`known.import_id`.as('import_id'),
      })
      .from(sql`json_each(${JSON.stringify(emails)}) wanted`)
      .innerJoin(sql`mailing_list_subscribers known`, sql`known.email = wanted.value`)
      .limit(emails.length),
  )

export const listSuppressedHashes = ({ db, read }: Reader, hashes: readonly string[]) =>
  read(
    db
      .select({ emailHash: sql<string>`known.email_hash`.as('email_hash') })
      .from(sql`json_each(${JSON.stringify(hashes)}) wanted`)
      .innerJoin(sql`mail_suppressions known`, sql`known.email_hash = wanted.value`)
      .limit(hashes.length),
  )

/** `subscriptionDate` is in milliseconds since the epoch. `emailHash` identifies a suppression of the address. */
export type ImportedSubscriber = {
  id: string
  email: string
  emailHash: string
  firstName: string | null
  lastName: string | null
  subscriptionDate: number
}
type StatedConsent = { importId: string; consentSource: string | null; consentAt: number | null; at: number }

/**
 * Inserts imported subscribers, except suppressed addresses. Existing subscribers stay the same, but unconfirmed ones
 * become active if the import states their consent.
 */
export function insertImported(
  db: Db,
  imported: readonly ImportedSubscriber[],
  { importId, consentSource, consentAt, at }: StatedConsent,
): Statement {
  const isActive = consentAt === null ? 0 : 1
  const rows = sql`select null, value ->> 'id', value ->> 'email', value ->> 'firstName', value ->> 'lastName',
      value ->> 'subscriptionDate', ${at}, ${isActive}, ${consentAt}, null, null, 'import', null, null, null,
      ${consentSource}, ${consentAt}, ${importId}, null, null, null
    from json_each(${JSON.stringify(imported)})
    where not exists (select 1 from mail_suppressions known where known.email_hash = value ->> 'emailHash')`
  return db
    .insert(subscribers)
    .select(rows)
    .onConflictDoUpdate({
      target: subscribers.email,
      set: {
        firstName: sql`coalesce(${subscribers.firstName}, excluded.first_name)`,
        lastName: sql`coalesce(${subscribers.lastName}, excluded.last_name)`,
        isActive: sql`excluded.is_active`,
        confirmedAt: sql`excluded.confirmed_at`,
        source: sql`excluded.source`,
        consentSource: sql`excluded.consent_source`,
        consentAt: sql`excluded.consent_at`,
        importId: sql`excluded.import_id`,
      },
      setWhere: sql`${subscribers.status} = 'unconfirmed' and excluded.is_active = 1`,
    })
}
