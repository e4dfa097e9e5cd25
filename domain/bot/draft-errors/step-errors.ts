import { formatPlantName } from '#domain/brewing/brewing.messages.ts'
import { getHandling } from '#domain/brewing/handling.rules.ts'
import type { Herb } from '#domain/herbs/herbs.schemas.ts'
import type { NameIndex } from '#domain/safety/names.ts'
import { findPlantMentions } from '#domain/safety/plant-mentions.ts'

import type { DraftError, RecipeDraft } from '../bot.types.ts'

type Step = { text: string; names: ReadonlySet<string>; minutes: number[]; degrees: number[] }
type StepsInput = { draft: Pick<RecipeDraft, 'instructions' | 'brewMinutes'>; herbs: readonly Herb[]; names: NameIndex }

const cookingWords =
  /\bsimmer|\bboil(?:s|ed|ing)? (?:it |them |the [a-z ]+ )?for\b|\btick over\b|\btremble|\bbring (?:it |them |the [a-z ]+ )?(?:slowly |quickly )?(?:up )?to (?:a |the )?(?:\w+ )?(?:boil|simmer)/i
const crushingWords = /crush|bruis|crack|grind|pound|bash|split|press|break|smash|knock|mortar|pestle|rolling pin/i
const filteringWords = /filter|cloth|muslin|fine|nylon|coffee/i
/** Degrees Celsius that the water may be above a herb's limit, because the water cools in the pot. */
const toleranceCelsius = 10
const maxServingCelsius = 65

/**
 * Finds steps that don't suit the plant parts, such as cooked blossom or uncrushed seeds. Also finds water that is too
 * hot, and minutes that don't match the recipe.
 */
export function findInstructionErrors({ draft, herbs, names }: StepsInput): DraftError[] {
  const steps = draft.instructions.map((text) => parseStep(text, names))
  const minutes = steps.flatMap((step) => step.minutes)
  const fullText = draft.instructions.join(' ')
  return [
    ...(minutes.includes(draft.brewMinutes)
      ? []
      : [createError('MINUTES', `no step mentions the brewing time of ${draft.brewMinutes} minutes`)]),
    ...(/°C|boiling|boil\b|cold water|room temperature/i.test(fullText)
      ? []
      : [createError('WATER', 'no step says how hot the water is')]),
    ...herbs.flatMap((herb) => findHerbErrors(herb, steps, [...minutes, draft.brewMinutes], fullText)),
  ]
}

const createError = (code: string, reason: string): DraftError => ({
  code: `STEPS_${code}`,
  reason: `Check the steps: ${reason}.`,
})

function parseStep(text: string, names: NameIndex): Step {
  const plants = findPlantMentions(names, text).flatMap((mention) => mention.plants)
  return {
    text,
    names: new Set(plants.flatMap((plant) => (plant.kind === 'herb' ? plant.herb.slug : []))),
    minutes: [...text.matchAll(/(\d+) (?:more )?minutes?/gi)].map((match) => Number(match[1])),
    degrees: [...text.matchAll(/(\d+) ?°C/g)].map((match) => Number(match[1])),
  }
}

function findHerbErrors(
  herb: Herb,
  steps: readonly Step[],
  minutes: readonly number[],
  fullText: string,
): DraftError[] {
  const name = formatPlantName(herb.commonName)
  const { steepMinutesMin, temperatureC, requirements } = herb.tea
  const handling = getHandling(herb)
  const isCookedFor = (minMinutes: number) =>
    steps.some(
      ({ text, minutes: statedMinutes }) =>
        cookingWords.test(text) && statedMinutes.some((count) => count >= minMinutes),
    )
  const ownSteps = steps.filter(({ names }) => names.has(herb.slug))
  const isCooked = ownSteps.some(({ text }) => cookingWords.test(text))
  const hottest = Math.max(0, ...ownSteps.flatMap(({ degrees, names }) => (names.size === 1 ? degrees : [])))
  return [
    ...(handling === 'simmer' && !isCookedFor(steepMinutesMin)
      ? [createError('HARD', `${name} must simmer for ${steepMinutesMin} minutes in one step`)]
      : []),
    ...(handling === 'boil' && !isCookedFor(15)
      ? [createError('BOIL', `${name} must boil for 15 minutes in one step`)]
      : []),
    ...(minutes.some((count) => count >= steepMinutesMin)
      ? []
      : [createError('SHORT', `${name} must brew for at least ${steepMinutesMin} minutes`)]),
    ...((handling === 'delicate' || herb.freshPart === 'flower') && isCooked && handling !== 'cold'
      ? [createError('DELICATE', `${name} must not be cooked; pour the water over it instead`)]
      : []),
    ...(requirements.includes('crush_before_use') && !crushingWords.test(fullText)
      ? [createError('CRUSH', `${name} must be crushed first`)]
      : []),
    ...(temperatureC < 90 && handling !== 'cold' && hottest > temperatureC + toleranceCelsius
      ? [createError('HOT', `${name} needs water at ${temperatureC} °C`)]
      : []),
    ...(requirements.includes('serve_below_65C') &&
    !steps.some(({ degrees }) => degrees.some((one) => one <= maxServingCelsius))
      ? [createError('HOT', `${name} must be drunk below ${maxServingCelsius} °C`)]
      : []),
    ...(handling === 'cold' && (isCooked || !/\bcold\b|cooled to (?:about )?\d\d °C|room temperature/i.test(fullText))
      ? [createError('COLD', `${name} must steep in cold water and must not be cooked`)]
      : []),
    ...(requirements.includes('fine_filter_strain') && !filteringWords.test(fullText)
      ? [createError('FILTER', `${name} must go through a fine filter`)]
      : []),
  ]
}
