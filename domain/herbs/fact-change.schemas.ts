import * as z from 'zod'

import { typedLine } from '#domain/line.schemas.ts'
import { sourceTiers } from '#domain/safety/vocabulary.ts'

import { maxUrlLength, maxCiteLength, factGroupNames, maxReasonLength } from './fact-limits.ts'
import { partialFactValues } from './fact-values.schemas.ts'
import { factNames } from './fact-values.ts'

const formatTooLong = (max: number) => `At most ${max} characters.`

/** Source and reason of a change. Without an address, `cite` must be enough to find the source. */
const grounds = z.strictObject({
  cite: typedLine().min(3, 'Please name the source.').max(maxCiteLength, formatTooLong(maxCiteLength)),
  address: z
    .url({ protocol: /^https$/, error: 'Please enter an address that starts with https://, or leave it empty.' })
    .max(maxUrlLength, formatTooLong(maxUrlLength))
    .optional(),
  tier: z.enum(sourceTiers, 'Please choose how reliable it is.'),
  reason: typedLine().min(3, 'Please say why.').max(maxReasonLength, formatTooLong(maxReasonLength)),
})
export type Grounds = z.infer<typeof grounds>

/** Decision on an edited fact: keep the edit, use the value of the release, or use the stricter of both. */
const factDecisions = ['mine', 'release', 'stricter'] as const
export type FactDecision = (typeof factDecisions)[number]

/**
 * Change of a herb's facts, based on this revision and version. `facts` are new values. `grounds` are given for each
 * group with a changed value. `decisions` settle disputed facts or undo edits.
 */
export const factChange = z.strictObject({
  revision: z.string().max(100),
  dataVersion: z.string().max(200),
  facts: partialFactValues,
  grounds: z.partialRecord(z.enum(factGroupNames), grounds),
  decisions: z.partialRecord(z.literal(factNames), z.enum(factDecisions)),
})
export type FactChange = z.infer<typeof factChange>

/** A preview continues after the recipe with this id. */
export const previewQuery = z.object({ after: z.string().max(100).default('') })
