import * as z from 'zod'

import { typedLine } from '#domain/line.schemas.ts'
import { allergyNames } from '#domain/safety/allergy-codes.ts'
import { levels, verdicts } from '#domain/safety/findings.ts'
import { trimesters } from '#domain/safety/trimesters.ts'
import { conditions, listCodes, preparationRequirements } from '#domain/safety/vocabulary.ts'

import { disclaimer, publicNote, publicSource, sourcePositions } from './shared.schemas.ts'

const maxIngredients = 24
const maxAnswers = 60
const grams = z.number().positive().max(1000)
const word = typedLine().min(1).max(120)
const listWords = (codes: readonly string[]) => codes.join(', ')

const ingredient = z
  .strictObject({
    name: word.describe('Herb or kitchen ingredient in English or Latin, such as "chamomile" or "honey".'),
    amount: typedLine()
      .max(40)
      .optional()
      .describe('Amount for all servings together, as in a recipe: "2 g", "1 tsp", "3 slices".'),
    gramsPerCup: grams.optional().describe('Grams of dried herb in one cup.'),
    gramsPerDay: grams.optional().describe('Grams of dried herb in all cups of a day.'),
  })
  .refine(
    ({ amount, gramsPerCup, gramsPerDay }) =>
      [amount, gramsPerCup, gramsPerDay].filter((value) => value !== undefined).length <= 1,
    'State only one of amount, gramsPerCup and gramsPerDay',
  )

const person = z
  .strictObject({
    ageYears: z.number().int().min(0).max(130).optional(),
    pregnant: z.boolean().optional(),
    trimester: z.enum(trimesters).optional(),
    breastfeeding: z.boolean().optional(),
    tryingToConceive: z.boolean().optional(),
    surgeryPlanned: z.boolean().optional().describe('An operation or dental surgery within 14 days.'),
    conditions: z
      .array(word)
      .max(maxAnswers)
      .optional()
      .describe(`Illnesses, as codes: ${listWords(listCodes(conditions))}. An empty list means none.`),
    medicines: z
      .array(word)
      .max(maxAnswers)
      .optional()
      .describe('All medicines that the person takes, by name, such as "lisinopril". An empty list means none.'),
    allergies: z
      .array(word)
      .max(maxAnswers)
      .optional()
      .describe(
        `Allergies, as codes: ${listWords(listCodes(allergyNames))}; or the slug of a plant, or the name of a kitchen ingredient. An empty list means none.`,
      ),
  })
  .describe('What you know about the person. Leave out what you don’t know: a missing answer is never taken as “no”.')

/** Blend to check for a person. Nobody stores it. */
export const checkRequest = z.strictObject({
  ingredients: z.array(ingredient).min(1).max(maxIngredients),
  servings: z.number().positive().max(100).optional().describe('Cups that the amounts make together. Default 1.'),
  cupsPerDay: z.number().positive().max(50).optional().describe('Cups that the person drinks in a day. Default 3.'),
  courseDays: z.number().int().positive().max(3650).optional().describe('Days in a row. Leave it out if unknown.'),
  preparation: z
    .array(z.enum(preparationRequirements))
    .max(preparationRequirements.length)
    .optional()
    .describe('What the person does when brewing. Some herbs are refused unless they are boiled or strained.'),
  person: person.optional(),
})
export type CheckRequest = z.infer<typeof checkRequest>
export type PersonAnswers = z.infer<typeof person>
export const personAnswers = person

export const checkResult = z.object({
  verdict: z
    .enum(verdicts)
    .describe(
      'refused: don’t drink it. needs_review, ok_with_warnings: ask a pharmacist first. separate: two hours apart from a medicine or meal. ok: we found no concerns, which is not proof that it is safe.',
    ),
  title: z.string().describe('The verdict in a few words.'),
  summary: z.string().describe('The verdict with its worst reason, in one sentence for the person.'),
  unanswered: z.string().nullable().describe('What we could not check, because the request does not say it.'),
  findings: z
    .array(z.object({ level: z.enum(levels), code: z.string(), text: z.string(), sources: sourcePositions }))
    .describe('Reasons for the verdict, worst first.'),
  notes: z.array(publicNote).describe('Notes for everybody who drinks this, also for people who were not described.'),
  daily: z
    .array(
      z.object({
        herb: z.string(),
        name: z.string(),
        gramsPerDay: z.number(),
        maxGramsPerDay: z.number(),
        url: z.string(),
      }),
    )
    .describe('Dried herb in a day, and the most that an adult should drink.'),
  sources: z.array(publicSource),
  factsVersion: z.string(),
  disclaimer,
})
export type CheckResult = z.infer<typeof checkResult>
