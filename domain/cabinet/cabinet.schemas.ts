import * as z from 'zod'

import { groupDigits } from '../figures.ts'
import { oneLine } from '../query.schemas.ts'
import { cleanLines } from '../text-lines.ts'
import { locationMax, notesMax, quantityMax } from './cabinet.rules.ts'

/** A day, or none where it is left blank. */
const day = z
  .union([z.literal('').transform(() => null), z.iso.date('Please write the date as day, month and year'), z.null()])
  .default(null)

/** A minus sign before a figure: anything else, such as `half a jar`, is the member's own way to write it. */
const isNegative = (text: string) => /^[-−–]\s?\d/.test(text)

const details = {
  quantity: oneLine(quantityMax)
    .refine((text) => !isNegative(text), 'Please write an amount of 0 or more')
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
const inOrder = ({ purchaseDate, expiryDate }: Days) =>
  purchaseDate === null || expiryDate === null || purchaseDate <= expiryDate
const notInOrder = { path: ['expiryDate'], error: 'This is before the day of purchase' }

const herbSlug = z.string().regex(/^[a-z\d-]{1,80}$/)

export const newItem = z.object({ herbSlug, ...details }).refine(inOrder, notInOrder)

/** `quantityBefore` and `wasAvailable` are what stood there when the member began to write: what they left alone is left alone. */
export const itemEdit = z
  .object({ ...details, quantityBefore: oneLine(quantityMax), isAvailable: z.boolean(), wasAvailable: z.boolean() })
  .refine(inOrder, notInOrder)

/** How much is taken; a strong cup where it is blank. `use` is made by the form: what comes from there twice is taken once. */
export const itemUse = z.object({ amount: oneLine(quantityMax).default(''), use: z.uuid().optional() })

export const itemKey = z.object({ id: z.uuid() })
export const herbKey = z.object({ slug: herbSlug })

export type NewItem = z.infer<typeof newItem>
export type ItemUse = z.infer<typeof itemUse>
export type ItemEdit = z.infer<typeof itemEdit>
