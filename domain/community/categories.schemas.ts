import * as z from 'zod'

import { typedLine } from '../line.schemas.ts'
import { isBlank } from '../text-lines.ts'
import {
  maxCategories,
  categoryDefaults,
  maxCategoryDescriptionLength,
  maxCategoryNameLength,
} from './categories.rules.ts'

const formatMaxLength = (max: number) => `Use at most ${max} characters`

export const categoryDetails = z.object({
  name: typedLine()
    .refine((name) => !isBlank(name), 'Please enter a name')
    .max(maxCategoryNameLength, formatMaxLength(maxCategoryNameLength)),
  description: typedLine().max(maxCategoryDescriptionLength, formatMaxLength(maxCategoryDescriptionLength)).default(''),
  color: z
    .string()
    .toUpperCase()
    .regex(/^#[\dA-F]{6}$/, 'Enter a colour like #8B5CF6')
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
export const categoryOrder = z.object({ ids: z.array(z.uuid()).max(maxCategories) })
/** Posts in the deleted category move to the category `to`. */
export const categoryDeletion = z.object({ to: z.uuid().optional() })
