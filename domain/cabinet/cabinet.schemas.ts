import * as z from 'zod'

import { groupDigits } from '../figures.ts'
import { oneLine } from '../query.schemas.ts'
import { cleanLines } from '../text-lines.ts'
import { locationMax, notesMax, quantityMax } from './cabinet.rules.ts'

/** A date, or null for a blank field. */
const day = z
  .union([z.literal('').transform(() => null), z.iso.date('Enter the day, month and year'), z.null()])
  .default(null)

/** True for a minus sign before a figure. Other texts, such as `half a jar`, are the member's own wording. */
const isNegative = (text: string) => /^[-−–]\s?\d/.test(text)

const details = {
  quantity: oneLine(quantityMax)
    .refine((text) => !isNegative(text), 'Enter an amount of 0 or more')
    .default(''),
  storageLocation: oneLine(locationMax).default(''),
  purchaseDate: day,
  expiryDate: day,
  notes: z
    .string()
    .transform(cleanLines)
    .pipe(z.string().max(notesMax, `At most ${groupDigits(notesMax)} characters`))
    .default(''),
}

type Days = { purchaseDate: string | null; expiryDate: string | null }
const areDatesInOrder = ({ purchaseDate, expiryDate }: Days) =>
  purchaseDate === null || expiryDate === null || purchaseDate <= expiryDate
const datesNotInOrder = { path: ['expiryDate'], error: 'This is before the purchase date' }

const herbSlug = z.string().regex(/^[a-z\d-]{1,80}$/)

export const newItem = z.object({ herbSlug, ...details }).refine(areDatesInOrder, datesNotInOrder)

const editable = { ...details, isAvailable: z.boolean() }

/**
 * A changed herb of the cabinet. `before` has the values when the member opened the form: only fields that differ are
 * saved.
 */
export const itemEdit = z.object({ ...editable, before: z.object(editable) }).refine(areDatesInOrder, datesNotInOrder)

/**
 * Amount that a member used; a blank amount means one strong cup. `use` identifies the submitted form, so that a
 * repeated submission counts once.
 */
export const itemUse = z.object({ amount: oneLine(quantityMax).default(''), use: z.uuid().optional() })

export const itemKey = z.object({ id: z.uuid() })
export const herbKey = z.object({ slug: herbSlug })

export type NewItem = z.infer<typeof newItem>
export type ItemUse = z.infer<typeof itemUse>
export type ItemEdit = z.infer<typeof itemEdit>
