import * as z from 'zod'

import { typedLine } from '#domain/line.schemas.ts'
import { sourceTiers } from '#domain/safety/vocabulary.ts'

import { maxUrlLength, maxCiteLength, factGroupNames, maxReasonLength } from './fact-limits.ts'
import { partialFactValues } from './fact-values.schemas.ts'
import { factNames } from './fact-values.ts'

const formatTooLong = (max: number) => `Please use at most ${max} characters.`

const grounds = z.strictObject({
  cite: typedLine().min(3, 'Please name the source.').max(maxCiteLength, formatTooLong(maxCiteLength)),
  address: z
    .url({ protocol: /^https$/, error: 'Please enter an address that starts with https://, or leave it empty.' })
    .max(maxUrlLength, formatTooLong(maxUrlLength))
    .optional(),
  tier: z.enum(sourceTiers, 'Please choose how reliable the source is.'),
  reason: typedLine().min(3, 'Please give the reason.').max(maxReasonLength, formatTooLong(maxReasonLength)),
})
export type Grounds = z.infer<typeof grounds>

/** Possible decisions on an edited fact: keep the edit, use the released value, or use the stricter of the two. */
const factDecisions = ['mine', 'release', 'stricter'] as const
export type FactDecision = (typeof factDecisions)[number]

/**
 * Change to a herb's facts. `revision` and `dataVersion` identify the facts that the editor showed. `facts` are the new
 * values. Each group with a changed value needs `grounds`. `decisions` settle disputed facts or undo edits.
 */
export const factChange = z.strictObject({
  revision: z.string().max(100),
  dataVersion: z.string().max(200),
  facts: partialFactValues,
  grounds: z.partialRecord(z.enum(factGroupNames), grounds),
  decisions: z.partialRecord(z.literal(factNames), z.enum(factDecisions)),
})
export type FactChange = z.infer<typeof factChange>

/** `after` is the id of the last recipe already previewed. */
export const previewQuery = z.object({ after: z.string().max(100).default('') })
