import * as z from 'zod'

import { categoriesMax, categoryDefaults, categoryDescriptionMax, categoryNameMax } from './categories.rules.ts'
import { cleanLine, isBlank } from './text-lines.ts'

const line = z.string().transform(cleanLine)
const atMost = (max: number) => `At most ${max} characters`

export const categoryDetails = z.object({
  name: line.pipe(
    z
      .string()
      .refine((name) => !isBlank(name), 'A category needs a name')
      .max(categoryNameMax, atMost(categoryNameMax)),
  ),
  description: line.pipe(z.string().max(categoryDescriptionMax, atMost(categoryDescriptionMax))).default(''),
  color: z
    .string()
    .toUpperCase()
    .regex(/^#[\dA-F]{6}$/, 'A colour is # and six digits from 0 to F')
    .default(categoryDefaults.color),
  icon: z
    .string()
    .trim()
    .regex(/^(?:\p{RGI_Emoji})$/v, 'Please choose one emoji')
    .default(categoryDefaults.icon),
})
export type CategoryDetails = z.infer<typeof categoryDetails>

export const categoryKey = z.object({ id: z.uuid() })
export const categoryActivity = z.object({ isActive: z.boolean() })
export const categoryOrder = z.object({ ids: z.array(z.uuid()).max(categoriesMax) })
/** Where the posts of a category go that is deleted. */
export const categoryDeletion = z.object({ to: z.uuid().optional() })
