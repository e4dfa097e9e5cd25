import * as z from 'zod'

import { createBrewSteps } from '#domain/brewing/brewing.messages.ts'
import { brewBlend } from '#domain/brewing/brewing.rules.ts'
import type { Herb } from '#domain/herbs/herbs.schemas.ts'
import { typedLine } from '#domain/line.schemas.ts'
import { preparationRequirements } from '#domain/safety/vocabulary.ts'

import type { BotFacts, RecipeDraft } from './bot.types.ts'

const textLine = typedLine().min(1).max(500)

/**
 * Schema of a hosted model's answer. Structured outputs need every field, so null means that the model gave no value.
 * Amounts are grams or level teaspoons per cup.
 */
export const hostedCandidate = z.strictObject({
  name: typedLine().min(3).max(80),
  description: typedLine().min(1).max(900),
  herbs: z
    .array(
      z.strictObject({
        name: typedLine().min(2).max(60),
        gramsPerCup: z.number().positive().max(30).nullable(),
        teaspoonsPerCup: z.number().positive().max(12).nullable(),
      }),
    )
    .min(1)
    .max(6),
  kitchen: z.array(z.strictObject({ name: typedLine().min(2).max(60), amount: typedLine().min(1).max(40) })).max(3),
  servings: z.number().int().min(1).max(4),
  cupsPerDay: z.number().int().min(1).max(6),
  courseDays: z.number().int().positive().max(366).nullable(),
  preparation: z.array(z.enum(preparationRequirements)),
  brewMinutes: z.number().int().min(1).max(720).nullable(),
  instructions: z.array(textLine).max(8).nullable(),
  benefits: z.array(textLine).max(5),
  tips: z.array(textLine).max(4),
  warnings: z.array(textLine).max(8),
})

export type HostedCandidate = z.infer<typeof hostedCandidate>

/**
 * Turns a model's candidate into a draft for the usual checks. Converts teaspoons to grams with each herb's own weight.
 * Missing steps and minutes come from the plant parts. Keeps unknown herbs, so that the check refuses them.
 */
export function toDraft(candidate: HostedCandidate, ailment: string, facts: BotFacts): RecipeDraft {
  const { servings, kitchen, instructions, brewMinutes, herbs, ...fields } = candidate
  const lines = herbs.map(({ name, gramsPerCup, teaspoonsPerCup }) => {
    const match = facts.findHerbByIngredient(name)
    const herb = typeof match === 'object' ? match : undefined
    const grams =
      gramsPerCup ?? (herb && teaspoonsPerCup !== null ? teaspoonsPerCup * herb.gramsPerTeaspoon : undefined)
    return { name, herb, grams: grams === undefined ? undefined : Number(grams.toFixed(2)) }
  })
  const plants = lines.flatMap(({ herb }) => herb ?? [])
  const brew = brewBlend(
    plants.map((herb) => ({ herb })),
    { cupsPerDay: fields.cupsPerDay },
  )
  return {
    ...fields,
    ailment,
    emoji: plants[0]?.emoji ?? '🍵',
    servings,
    brewMinutes: brewMinutes ?? brew?.minutes ?? 10,
    difficulty: chooseDifficulty(plants, brewMinutes ?? brew?.minutes ?? 10),
    preparation: [...new Set([...fields.preparation, ...(instructions === null ? (brew?.preparation ?? []) : [])])],
    ingredients: [
      ...lines.map(({ name, grams }) =>
        grams === undefined
          ? { name, amount: 'some' }
          : { name, amount: `${Number((grams * servings).toFixed(2))} g`, gramsPerCup: grams },
      ),
      ...kitchen,
    ],
    instructions:
      instructions ?? padToFourSteps(brew ? createBrewSteps(brew, servings) : ['Pour boiling water over the herbs.']),
  }
}

const openingSteps = ['Weigh out the herbs.', 'Put the kettle on.']

const padToFourSteps = (steps: readonly string[]) => [
  ...openingSteps.slice(0, Math.max(0, 4 - steps.length - 1)),
  ...steps,
  'Drink it warm, in small sips.',
]

function chooseDifficulty(herbs: readonly Herb[], minutes: number): RecipeDraft['difficulty'] {
  const maxSteepMinutes = Math.max(0, ...herbs.map(({ tea }) => tea.steepMinutesMax))
  if (minutes > maxSteepMinutes) return 'Advanced'
  return herbs.every(({ tea }) => tea.method === 'infusion') ? 'Easy' : 'Medium'
}
