import { type Refusal, findRefusal } from '#domain/mailing/import.rules.ts'
import { type ImportRow, type NewImport, parseAddress } from '#domain/mailing/subscribers.schemas.ts'
import type { ImportedChunk, StartedImport } from '#domain/mailing/subscribers.types.ts'
import { truncate } from '#domain/text.ts'
import { commit } from '#worker/core/commit.ts'
import type { Ctx } from '#worker/core/ctx.ts'
import { AppError, throwConflictOn, isUniqueViolation, notFound } from '#worker/core/errors.ts'
import { hashToken } from '#worker/core/tokens.ts'
import { audit } from '#worker/features/security/security.service.ts'

import * as repo from './imports.repo.ts'
import { hashAddress } from './suppressions.service.ts'

const maxNameLength = 60

/**
 * Starts an import or continues an unfinished one with the same file and consent. Throws `invalid` for a consent date
 * in the future, and `unavailable` if there is no key.
 */
export async function startImport(
  ctx: Ctx,
  { fingerprint, rowCount, chunkCount, consent }: NewImport,
): Promise<StartedImport> {
  if (consent && consent.at > ctx.now) throw new AppError('invalid', undefined, { at: 'This date is in the future' })
  hashAddress(ctx, '')
  const importFingerprint = hashToken(JSON.stringify([fingerprint, chunkCount, consent?.source, consent?.at]))
  const existingImport = await repo.findByFingerprint(ctx, importFingerprint)
  const done = existingImport ? await repo.listChunks(ctx, existingImport.id, existingImport.chunkCount) : []
  if (existingImport && done.length < existingImport.chunkCount) return { id: existingImport.id, done }
  const id = crypto.randomUUID()
  const consentColumns = { consentSource: consent?.source ?? null, consentAt: consent?.at ?? null }
  await commit(ctx, [
    audit(ctx, {
      action: 'subscriber.import',
      subject: { kind: 'import', id },
      after: { rowCount, ...consentColumns },
    }),
    ...(existingImport ? [repo.endImport(ctx.db, existingImport.id)] : []),
    repo.insertImport(ctx.db, {
      id,
      fingerprint: importFingerprint,
      chunkCount,
      ...consentColumns,
      createdAt: ctx.now,
    }),
  ]).catch(throwConflictOn('subscriber_imports.fingerprint'))
  return { id, done: [] }
}

/** Imports one chunk of the file, all or nothing. Returns the stored result if the chunk was imported before. */
export async function importPart(
  ctx: Ctx,
  id: string,
  number: number,
  rows: readonly ImportRow[],
): Promise<ImportedChunk> {
  const [startedImport, storedChunk] = await Promise.all([repo.findImport(ctx, id), repo.findChunk(ctx, id, number)])
  if (!startedImport || number >= startedImport.chunkCount) throw notFound('Import')
  if (storedChunk) return storedChunk
  const validatedRows = await validateRows(ctx, startedImport, rows)
  const importedSubscribers = validatedRows.flatMap(({ row, email, emailHash, refusal }) =>
    refusal === undefined ? [toImportedSubscriber(ctx, row, { email, emailHash }, startedImport.consentAt)] : [],
  )
  const refusedRows = validatedRows.flatMap(({ row: { row }, refusal }): [number, Refusal][] =>
    refusal ? [[row, refusal]] : [],
  )
  const chunk = { number, accepted: importedSubscribers.length, refused: refusedRows }
  try {
    const { consentSource, consentAt } = startedImport
    const statedConsent = { importId: id, consentSource, consentAt, at: ctx.now }
    await commit(ctx, [
      repo.insertChunk(ctx.db, id, chunk),
      repo.insertImported(ctx.db, importedSubscribers, statedConsent),
    ])
    return chunk
  } catch (error) {
    const isStored = isUniqueViolation(error, 'subscriber_import_chunks.number')
    const concurrentChunk = isStored ? await repo.findChunk(ctx, id, number) : undefined
    if (!concurrentChunk) throw error
    return concurrentChunk
  }
}

type ValidatedRow = { row: ImportRow; email: string; emailHash: string; refusal: Refusal | undefined }

async function validateRows(
  ctx: Ctx,
  { id, consentAt }: { id: string; consentAt: number | null },
  rows: readonly ImportRow[],
): Promise<ValidatedRow[]> {
  const hashedRows = rows.map((row) => {
    const email = parseAddress(row.email)
    return { row, email, emailHash: email === undefined ? '' : hashAddress(ctx, email) }
  })
  const emails = hashedRows.flatMap(({ email }) => email ?? [])
  const [existingSubscribers, suppressedRows] = await Promise.all([
    repo.listExistingSubscribers(ctx, emails),
    repo.listSuppressedHashes(
      ctx,
      hashedRows.flatMap(({ emailHash }) => emailHash || []),
    ),
  ])
  const subscribersByEmail = new Map(existingSubscribers.map((subscriber) => [subscriber.email, subscriber]))
  const suppressedHashes = new Set(suppressedRows.map(({ emailHash }) => emailHash))
  const seenEmails = new Set<string>()
  return hashedRows.map(({ row, email, emailHash }) => {
    if (email === undefined) return { row, email: '', emailHash, refusal: 'address' }
    if (row.left) return { row, email, emailHash, refusal: 'left' }
    if (seenEmails.has(email)) return { row, email, emailHash, refusal: 'twice' }
    seenEmails.add(email)
    const existingSubscriber = subscribersByEmail.get(email)
    const state = existingSubscriber && {
      status: existingSubscriber.status,
      isOfThisImport: existingSubscriber.importId === id,
    }
    const refusal = findRefusal(state, {
      isSuppressed: suppressedHashes.has(emailHash),
      hasConsent: consentAt !== null,
    })
    return { row, email, emailHash, refusal }
  })
}

/**
 * Without consent, the subscription starts now. Otherwise it starts at the date in the file, or by default at the date
 * of consent.
 */
function toImportedSubscriber(
  ctx: Ctx,
  { firstName, lastName, at }: ImportRow,
  address: { email: string; emailHash: string },
  consentAt: number | null,
): repo.ImportedSubscriber {
  const statedDate = at !== null && at >= 0 && at <= ctx.now ? at : consentAt
  return {
    id: crypto.randomUUID(),
    ...address,
    firstName: truncate(firstName, maxNameLength) || null,
    lastName: truncate(lastName, maxNameLength) || null,
    subscriptionDate: consentAt === null ? ctx.now : (statedDate ?? ctx.now),
  }
}
