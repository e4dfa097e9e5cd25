import * as z from 'zod'

import { ailmentNames } from '../ailments/ailment-names.ts'
import { typedLine } from '../line.schemas.ts'
import { maxCleanupDeletions, parseBatchSize, maxRejectionReasonLength } from './batches.rules.ts'

const batchSize = z.unknown().transform(parseBatchSize)

export const botSettingsChange = z.object({
  isEnabled: z.boolean().optional(),
  recipesPerBatch: z
    .unknown()
    .optional()
    .transform((input) => (input === undefined ? undefined : parseBatchSize(input))),
})

export type BotSettingsChange = z.infer<typeof botSettingsChange>

/** Request body for a run. The product specification defines the field names. */
export const botRunRequest = z.object({
  manual_trigger: z.boolean().default(true),
  auto_generation: z.boolean().default(false),
  single_recipe: z.boolean().default(false),
  recipes_to_create: batchSize.optional(),
  check_duplicates: z.boolean().default(false),
  ailment: z.enum(ailmentNames).optional(),
})

export type BotRunRequest = z.infer<typeof botRunRequest>

export const cleanupRequest = z.object({ ids: z.array(z.uuid()).min(1).max(maxCleanupDeletions) })

export const activityQuery = z.object({ before: z.coerce.number().int().positive().optional() })

export const waitingKey = z.object({ id: z.uuid() })

export const rejection = z.object({ reason: typedLine().max(maxRejectionReasonLength).default('') })

const textLine = (maxLength: number) => typedLine().min(1, 'Please fill this in').max(maxLength)

/**
 * An administrator's changes to a recipe under review. `grams` are grams of dried herb per cup for each ingredient in
 * order; null for a kitchen ingredient. `updatedAt` identifies the version that the administrator edited.
 */
export const reviewEdit = z.object({
  updatedAt: z.number().int(),
  name: textLine(80).regex(/^[^"\\[\]]*$/, 'Don’t use quotation marks, brackets or backslashes'),
  description: textLine(900),
  instructions: z.array(textLine(500)).min(1, 'Please fill this in').max(12),
  grams: z.array(z.number().positive('Enter more than 0 grams').max(30, 'Enter at most 30 grams').nullable()).max(12),
})

export type WaitingEdit = z.infer<typeof reviewEdit>
