import * as z from 'zod'

import { groupDigits } from '../figures.ts'
import { oneLine } from '../query.schemas.ts'
import { cleanLines } from '../text-lines.ts'
import { maxLocationLength, maxNotesLength, maxQuantityLength } from './cabinet.rules.ts'

/** Date, or null if the field is blank. */
const optionalDate = z
  .union([z.literal('').transform(() => null), z.iso.date('Enter the day, month and year'), z.null()])
  .default(null)

/** True for a minus sign before a number. Any other text, such as `half a jar`, is allowed. */
const isNegative = (text: string) => /^[-−–]\s?\d/.test(text)

const details = {
  quantity: oneLine(maxQuantityLength)
    .refine((text) => !isNegative(text), 'Enter an amount of 0 or more')
    .default(''),
  storageLocation: oneLine(maxLocationLength).default(''),
  purchaseDate: optionalDate,
  expiryDate: optionalDate,
  notes: z
    .string()
    .transform(cleanLines)
    .pipe(z.string().max(maxNotesLength, `Use at most ${groupDigits(maxNotesLength)} characters`))
    .default(''),
}

type ItemDates = { purchaseDate: string | null; expiryDate: string | null }
const areDatesInOrder = ({ purchaseDate, expiryDate }: ItemDates) =>
  purchaseDate === null || expiryDate === null || purchaseDate <= expiryDate
const dateOrderError = { path: ['expiryDate'], error: 'The expiry date can’t be before the purchase date' }

const herbSlug = z.string().regex(/^[a-z\d-]{1,80}$/)

export const newItem = z.object({ herbSlug, ...details }).refine(areDatesInOrder, dateOrderError)

const editableFields = { ...details, isAvailable: z.boolean() }

/**
 * Edited herb in the cabinet. `before` contains the values when the form was opened. Only fields that differ are saved.
 */
export const itemEdit = z
  .object({ ...editableFields, before: z.object(editableFields) })
  .refine(areDatesInOrder, dateOrderError)

/**
 * Amount that a member used. A blank amount means one strong cup. `use` identifies the form, so that submitting it
 * twice counts once.
 */
export const itemUse = z.object({ amount: oneLine(maxQuantityLength).default(''), use: z.uuid().optional() })

export const itemKey = z.object({ id: z.uuid() })
export const herbKey = z.object({ slug: herbSlug })

export type NewItem = z.infer<typeof newItem>
export type ItemUse = z.infer<typeof itemUse>
export type ItemEdit = z.infer<typeof itemEdit>
