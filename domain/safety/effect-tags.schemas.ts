import * as z from 'zod'

import { text, texts } from '../table.schemas.ts'
import { drugClasses, effects, listCodes, severities, sourceTiers } from './vocabulary.ts'

const drugClass = z.enum(listCodes(drugClasses))

/** Schema of `catalog/drug-groups.yaml`. */
export const drugGroupsFile = z.record(z.string().regex(/^[a-z]+$/), z.array(drugClass).min(1))

/**
 * Schema of a file in `catalog/effect-tags/`. Every drug class has an interaction with the tag or a reason why it has
 * none. `classes` names drug classes, groups of them, or `all`.
 */
export const effectTagFile = z.strictObject({
  interactions: z.partialRecord(
    drugClass,
    z.strictObject({ severity: z.enum(severities), effect: z.enum(listCodes(effects)), sources: texts }),
  ),
  noInteractions: z.array(z.strictObject({ classes: texts, reason: text.regex(/^[A-Z].{15,}\.$/, 'is no sentence') })),
})
export type EffectTagFile = z.infer<typeof effectTagFile>

/** Sources by their ids. `edition` and `date` are missing when the source does not state them. */
export const sourcesFile = z.record(
  z.string().regex(/^[a-zA-Z]+$/),
  z
    .strictObject({
      cite: text,
      edition: text.optional(),
      date: z
        .string()
        .regex(/^\d{4}(?:-\d{2}(?:-\d{2})?)?$/)
        .optional(),
      address: text.optional(),
      tier: z.enum(sourceTiers),
    })
    .refine(({ address, tier }) => (address === undefined) === (tier === 'memory'), 'needs an address, or tier memory'),
)
