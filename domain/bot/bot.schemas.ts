import * as z from 'zod'

import { ailmentNames } from '../ailments/ailment-names.ts'
import { typedLine } from '../line.schemas.ts'
import { cleanupMax, readBatchSize, rejectionReasonMax } from './bot-limits.ts'

const batchSize = z.unknown().transform(readBatchSize)

/** What an administrator sets of the bot. */
export const botSettingsChange = z.object({
  isEnabled: z.boolean().optional(),
  recipesPerBatch: z
    .unknown()
    .optional()
    .transform((given) => (given === undefined ? undefined : readBatchSize(given))),
})

export type BotSettingsChange = z.infer<typeof botSettingsChange>

/** The body of a generation, by the names that the product gives its fields. */
export const botRunRequest = z.object({
  manual_trigger: z.boolean().default(true),
  auto_generation: z.boolean().default(false),
  single_recipe: z.boolean().default(false),
  recipes_to_create: batchSize.optional(),
  check_duplicates: z.boolean().default(false),
  ailment: z.enum(ailmentNames).optional(),
})

export type BotRunRequest = z.infer<typeof botRunRequest>

export const cleanupRequest = z.object({ ids: z.array(z.uuid()).min(1).max(cleanupMax) })

export const activityQuery = z.object({ before: z.coerce.number().int().positive().optional() })

export const waitingKey = z.object({ id: z.uuid() })

export const rejection = z.object({ reason: typedLine().max(rejectionReasonMax).default('') })

const line = (lengthMax: number) => typedLine().min(1, 'Please fill this in').max(lengthMax)

/**
 * What an administrator changes of a recipe that waits: `grams` of dried herb a cup by the position of the ingredient, null for one of
 * the kitchen; `updatedAt` is the recipe's as it was read.
 */
export const waitingEdit = z.object({
  updatedAt: z.number().int(),
  name: line(80).regex(/^[^"\\[\]]*$/, 'holds a quotation mark, bracket or backslash'),
  description: line(900),
  instructions: z.array(line(500)).min(1, 'Please fill this in').max(12),
  grams: z.array(z.number().positive('is more than 0').max(30, 'is at most 30').nullable()).max(12),
})

export type WaitingEdit = z.infer<typeof waitingEdit>
