import * as z from 'zod'

import { typedLine } from '#domain/line.schemas.ts'
import { sourceTiers } from '#domain/safety/vocabulary.ts'

import { addressMax, citeMax, factGroupNames, reasonMax } from './fact-limits.ts'
import { someFactValues } from './fact-values.schemas.ts'
import { factNames } from './fact-values.ts'

const tooLong = (max: number) => `At most ${max} characters.`

/** By which source facts change, and why; without an address the words have to lead to it. */
const grounds = z.strictObject({
  cite: typedLine().min(3, 'Please name the source.').max(citeMax, tooLong(citeMax)),
  address: z
    .url({ protocol: /^https$/, error: 'Please enter an address that begins with https://, or none.' })
    .max(addressMax, tooLong(addressMax))
    .optional(),
  tier: z.enum(sourceTiers, 'Please choose how sure it is.'),
  reason: typedLine().min(3, 'Please say why.').max(reasonMax, tooLong(reasonMax)),
})
export type Grounds = z.infer<typeof grounds>

/** What becomes of an edited fact: it stays as edited, gives way to the release, or to the stricter of both. */
const factDecisions = ['mine', 'release', 'stricter'] as const
export type FactDecision = (typeof factDecisions)[number]

/**
 * A change of a herb's facts by whoever has read them under this revision and version. `facts` are new values, `grounds` those of
 * each group in which one changes, `decisions` end what is disputed or take an edit back.
 */
export const factChange = z.strictObject({
  revision: z.string().max(100),
  dataVersion: z.string().max(200),
  facts: someFactValues,
  grounds: z.partialRecord(z.enum(factGroupNames), grounds),
  decisions: z.partialRecord(z.literal(factNames), z.enum(factDecisions)),
})
export type FactChange = z.infer<typeof factChange>

/** A preview goes on after the recipe of this id. */
export const previewQuery = z.object({ after: z.string().max(100).default('') })
