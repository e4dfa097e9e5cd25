import * as z from 'zod'

import { createBrewSteps } from '#domain/brewing/brewing.messages.ts'
import { brewBlend } from '#domain/brewing/brewing.rules.ts'
import type { Herb } from '#domain/herbs/herbs.schemas.ts'
import { typedLine } from '#domain/line.schemas.ts'
import { preparationRequirements } from '#domain/safety/vocabulary.ts'

import type { BotFacts, Plan, RecipeDraft } from './bot.types.ts'
import { addOpeningSteps } from './compose/steps.ts'

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
      instructions ??
      addOpeningSteps([
        ...(brew ? createBrewSteps(brew, servings) : ['Pour boiling water over the herbs.']),
        'Drink it while it is warm, in small sips.',
      ]),
  }
}

function chooseDifficulty(herbs: readonly Herb[], minutes: number): RecipeDraft['difficulty'] {
  const maxSteepMinutes = Math.max(0, ...herbs.map(({ tea }) => tea.steepMinutesMax))
  if (minutes > maxSteepMinutes) return 'Advanced'
  return herbs.every(({ tea }) => tea.method === 'infusion') ? 'Easy' : 'Medium'
}

const maxHerbs = 40

/** System instructions for a hosted model. Every answer is also checked by code. */
export const hostedInstructions = [
  'You write herbal tea recipes for a catalogue of household teas. Answer with the structured fields only.',
  'Use only the herbs in the list, two to four of them. Name them as the list does, and never exceed the grams a cup that it states.',
  'The description has 40 to 90 words in plain English: how the tea tastes, and when and how people drink it. Leave out scenery and moods. Write four to eight steps, three to five benefits, two to four tips.',
  'Say “traditionally” or “in folk use” for traditional uses. Never write that a tea cures, heals, treats or prevents anything, or that something is proven. State amounts only in the steps.',
  'Pour hot water over flowers and leaves, and steep them under a lid. Simmer roots, barks and berries. Crush seeds first. State brewMinutes in one of the steps.',
].join('\n')

/** Writes the request for a recipe from our own facts only. `refusalCodes` say why earlier attempts were refused. */
export function writeHostedPrompt(
  facts: BotFacts,
  { ailment, season, herbSlugs }: Pick<Plan, 'ailment' | 'season' | 'herbSlugs'>,
  refusalCodes: readonly string[],
): string {
  const suitable = facts.herbs.filter(
    ({ slug, categories, conditional }) =>
      !conditional && (herbSlugs.includes(slug) || categories.some((category) => category === ailment)),
  )
  const herbs = suitable.slice(0, maxHerbs).map(({ slug, commonName, plantPart, tea, uses }) => {
    const knownUses = uses.map(({ use, evidence }) => `${use} (${evidence})`).join('; ')
    const requestedMark = herbSlugs.includes(slug) ? ', wanted' : ''
    return `${commonName}${requestedMark}: ${plantPart}, ${tea.method}, at most ${tea.gramsPerCupMax} g a cup. ${knownUses}`
  })
  return [
    `A recipe for ${ailment}, for ${season.toLowerCase()}.`,
    'The herbs:',
    ...herbs,
    ...(refusalCodes.length > 0
      ? [`The last try was refused for: ${refusalCodes.join(', ')}. Write another one.`]
      : []),
  ].join('\n')
}
