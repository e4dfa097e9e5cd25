import * as z from 'zod'

import { isUnique, text, texts } from '../table.schemas.ts'
import { allergyNames } from './allergy-codes.ts'
import { listCodes } from './vocabulary.ts'

const code = z.enum(listCodes(allergyNames))
const slugs = z.array(z.string().regex(/^[a-z]+(-[a-z]+)*$/)).min(1)

/**
 * Ingredients to check for one allergy, and the level of the finding. Herbs are slugs; kitchen ingredients are names.
 */
const pair = z
  .strictObject({
    level: z.enum(['refuse', 'caution']),
    herbs: slugs.optional(),
    kitchen: texts.optional(),
    sources: texts,
  })
  .refine(({ herbs, kitchen }) => herbs !== undefined || kitchen !== undefined, 'names no ingredient')

/** Schema of `catalog/allergies.yaml`. */
export const allergiesFile = z.strictObject({
  pairs: z.record(code.exclude(['pollen_unknown']), z.array(pair)),
  relatedHerbs: z.array(z.strictObject({ herbs: slugs, sources: texts })),
  kitchen: z.strictObject({
    families: z.record(z.string(), text.nullable()),
    purified: texts,
    crossReactions: z.record(z.string(), texts),
  }),
  words: z
    .array(z.strictObject({ words: texts, meanings: texts }))
    .refine((entries) => isUnique(entries.flatMap(({ words }) => words)), 'names a word twice'),
})
export type AllergiesFile = z.infer<typeof allergiesFile>
