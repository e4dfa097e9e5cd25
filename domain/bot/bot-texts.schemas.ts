import * as z from 'zod'

import { ailmentNames } from '#domain/ailments/ailment-names.ts'
import { conditions, drugClasses, listCodes } from '#domain/safety/vocabulary.ts'

const phrase = z.string().trim().min(1)
const phrases = z.array(phrase).min(1)
const sentences = z.array(z.string().regex(/^\p{Lu}.*[.?]$/u, 'is no sentence')).min(1)
const slugs = z.array(z.string().regex(/^[a-z]+(-[a-z]+)*$/, 'is no slug'))

/** `title` appears in recipe names. `tastes` are singular predicates. `versatile` herbs go with any ailment's herbs. */
const herb = z.strictObject({
  title: phrase,
  buy: phrase.max(120),
  versatile: z.boolean().optional(),
  openings: z.array(z.string().regex(/^\p{Lu}[^.?!]*\.$/u, 'is not exactly one sentence')).min(2),
  tastes: phrases.min(2),
  tips: sentences.min(2),
})

const ailment = z.strictObject({
  nameWords: phrases,
  emoji: phrases,
  occasions: sentences,
  occasionsBeforeMeals: sentences.optional(),
  doctorAdvice: sentences,
  searchPrefixes: phrases,
})

/** Schemas of the files in `catalog/bot/`, by file name. */
export const botTextFiles = {
  herbs: z.record(z.string(), herb),
  ailments: z.record(z.enum(ailmentNames), ailment),
  advice: z.strictObject({
    tips: z.strictObject({
      always: sentences,
      steeped: sentences,
      covered: sentences,
      pan: sentences,
      soaked: sentences,
      honey: sentences,
    }),
    brewing: z.strictObject({
      steeped: sentences,
      pan: sentences,
      soaked: sentences,
      powder: sentences,
      iced: sentences,
    }),
  }),
  pairings: z.strictObject({
    perfumed: slugs,
    savoury: slugs,
    roasted: slugs,
    cooling: slugs,
    oneOf: z.array(slugs.min(2)),
    seasons: z.strictObject({ Spring: slugs, Summer: slugs, Autumn: slugs, Winter: slugs }),
  }),
  uses: z.strictObject({ phrases: z.record(phrase, phrase), neverMentioned: phrases }),
  warnings: z.strictObject({
    conditions: z.record(z.enum(listCodes(conditions)), phrase),
    medicines: z.record(z.enum(listCodes(drugClasses)), phrase),
  }),
}

const botTexts = z.strictObject(botTextFiles)
export type BotTexts = z.infer<typeof botTexts>
