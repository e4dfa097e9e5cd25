import * as z from 'zod'

import { emailAddress } from '#domain/email-address.ts'
import { typedLine } from '#domain/line.schemas.ts'
import { oneLine } from '#domain/query.schemas.ts'

import { groupDigits } from '../figures.ts'
import { maxImportRows, maxChunkRows } from './import.rules.ts'
import { orders, sources, statuses } from './subscribers.types.ts'

const maxSearchLength = 80

export const subscriberQuery = z.object({
  search: oneLine(maxSearchLength).default(''),
  status: z.enum(['all', ...statuses]).default('all'),
  source: z.enum(['all', ...sources]).default('all'),
  order: z.enum(orders).default('newest'),
  after: z.coerce.number().int().min(1).optional(),
})
export type SubscriberQuery = z.infer<typeof subscriberQuery>

export const subscriberKey = z.object({ id: z.uuid() })

const consentSource = typedLine()
  .min(1, 'Enter where people agreed to the newsletter')
  .max(200, 'Use at most 200 characters')

/** Consent stated in an import. `at` is milliseconds since the epoch. Without consent, imported people must confirm. */
const consent = z.object({ source: consentSource, at: z.number().int().min(0) })

/** `fingerprint` is the SHA-256 of the file in hex. */
export const newImport = z.object({
  fingerprint: z.string().regex(/^[0-9a-f]{64}$/),
  rowCount: z
    .number()
    .int()
    .min(1)
    .max(maxImportRows, `Import at most ${groupDigits(maxImportRows)} rows`),
  chunkCount: z.number().int().min(1).max(maxImportRows),
  consent: consent.nullable(),
})
export type NewImport = z.infer<typeof newImport>

/** Row with its number in the file. `at` is the date of joining, in milliseconds since the epoch. */
const importRow = z.object({
  row: z.number().int().min(1),
  email: z.string().max(400),
  firstName: typedLine().max(400),
  lastName: typedLine().max(400),
  at: z.number().int().nullable(),
  left: z.boolean(),
})
export type ImportRow = z.infer<typeof importRow>

export const importChunk = z.object({ rows: z.array(importRow).min(1).max(maxChunkRows) })
export const importChunkKey = z.object({
  id: z.uuid(),
  number: z.coerce.number().int().min(0).max(maxImportRows),
})

/** Returns the address in the stored format, or undefined if it is invalid. */
export const parseAddress = (text: string): string | undefined => emailAddress.safeParse(text).data
