import { formatRange } from '#domain/words.ts'

import {
  type Answer,
  type AnswerContext,
  bold,
  formatBoldHerbName,
  toHerbSource,
  toRecipeSource,
} from './answer-shared.ts'
import { hasProfile } from './extracted-profile.ts'
import { formatSteepTime, writeDrowsinessLines } from './herb-sentences.ts'
import type { KnownHerb, KnownRecipe } from './knowledge.types.ts'

/** How somebody wants a tea: stronger, weaker, iced, or for a number of people. */
type Adjustment = { strength?: 'stronger' | 'weaker'; isIced: boolean; people: number | undefined }

const strongerPattern = /\b(?:stronger|strong enough|more (?:flavou?r|taste|strength)|intensif\w+|more intense)\b/
const weakerPattern = /\b(?:weaker|milder|gentler|lighter|less strong|too strong|tone (?:it )?down|dilut\w+)\b/
const icedPattern = /\b(?:iced?|ice[- ]tea|on ice|with ice|chilled)\b/
const peoplePattern =
  /\bfor (?:the )?(two|three|four|five|six|seven|eight|ten|twelve|\d{1,2})\b(?! ?(?:min|hour|day|week|month|year|°|degrees|ml|g\b|%|am|pm))(?: (?:people|persons|guests|friends|of us|cups|servings|adults))?/
const numbers: Record<string, number> = {
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  seven: 7,
  eight: 8,
  ten: 10,
  twelve: 12,
}
const maxPeople = 30

function findAdjustment(text: string): Adjustment | undefined {
  const count = peoplePattern.exec(text)?.[1]
  const people = count === undefined ? undefined : (numbers[count] ?? Number(count))
  const strength = strongerPattern.test(text) ? 'stronger' : weakerPattern.test(text) ? 'weaker' : undefined
  const isIced = icedPattern.test(text)
  const hasPeople = people !== undefined && people > 1 && people <= maxPeople
  if (!strength && !isIced && !hasPeople) return undefined
  return { ...(strength && { strength }), isIced, people: hasPeople ? people : undefined }
}

/**
 * Makes one herb's tea, or a remedy of ours, stronger, weaker, iced or for several people, within its limits. Returns
 * undefined if the question asks for none of it, or tells something about the person, because that isn't checked here.
 */
export function answerAdjusted({ herbIndex, question }: AnswerContext, recipe?: KnownRecipe): Answer | undefined {
  const adjustment = findAdjustment(question.text)
  if (!adjustment || hasProfile(question.person)) return undefined
  if (recipe) return { passages: [adjustRecipe(recipe, adjustment)], sources: [toRecipeSource(recipe)], followUps: [] }
  const [herb] = question.herbs
  if (!herb || question.herbs.length > 1) return undefined
  return {
    passages: [adjustHerb(herb, formatBoldHerbName(herbIndex, herb), adjustment)],
    sources: [toHerbSource(herb)],
    followUps: adjustment.isIced ? [] : ['And iced?'],
  }
}

/** Amounts are for one cup, because the check reads an amount as one person's. */
function adjustHerb(herb: KnownHerb, name: string, { strength, isIced, people = 1 }: Adjustment): string[] {
  const { tea, maxDailyGrams } = herb
  const [minGrams, maxGrams] = selectRange(strength, tea.gramsPerCupMin, tea.gramsPerCupMax)
  const [minMinutes, maxMinutes] = selectRange(strength, tea.steepMinutesMin, tea.steepMinutesMax)
  const usesIce = isIced && tea.method !== 'cold maceration'
  const waterMl = usesIce ? Math.round(tea.waterMl / 2) : tea.waterMl
  const heat = tea.method === 'cold maceration' ? '' : ` at ${tea.temperatureC} °C`
  return [
    `${name}${isIced ? ' iced' : ''}: for ${people > 1 ? 'each' : 'a'} cup take ${formatRange(minGrams, maxGrams)} g of it, dried, and ${waterMl} ml of water${heat}, and give it ${formatSteepTime(minMinutes, maxMinutes)}.`,
    ...(usesIce ? [`Strain it over ${waterMl} g of ice, which makes up the rest of the water.`] : []),
    ...(people > 1 ? [`Multiply that by ${people} for the pot, which needs ${waterMl * people} ml of water.`] : []),
    ...(strength === 'stronger'
      ? ['That is as strong as our facts go: more of it or a longer time adds bitterness and risk rather than flavour.']
      : []),
    ...(strength === 'weaker' ? ['Hot water in the finished cup makes it milder still.'] : []),
    `The limit of a day stays the same for each person: ${maxDailyGrams} g of it.`,
    ...writeDrowsinessLines(herb),
    ...(people > 1 ? ['Tell your guests what is in it, because they may take medicines or have allergies.'] : []),
  ]
}

function selectRange(strength: Adjustment['strength'], min: number, max: number): [number, number] {
  if (strength === 'stronger') return [max, max]
  return strength === 'weaker' ? [min, min] : [min, max]
}

function adjustRecipe(recipe: KnownRecipe, { strength, isIced, people }: Adjustment): string[] {
  return [
    ...(people !== undefined ? [`On the page of ${bold(recipe.name)} you can set the servings to ${people}.`] : []),
    ...(strength === 'stronger'
      ? [
          `To make ${bold(recipe.name)} stronger, use less water or cover it while it steeps.`,
          'Its grams were checked together, so add no more herbs.',
        ]
      : []),
    ...(strength === 'weaker'
      ? [`To make ${bold(recipe.name)} milder, add hot water to the cup, or take half of each herb.`]
      : []),
    ...(isIced
      ? [
          `For ${bold(recipe.name)} on ice, make it with half of the water and strain it over as much ice.`,
          'It still counts as the same number of cups.',
        ]
      : []),
    'The limit of a day stays the same for each person.',
  ]
}

/** Adjusts a herb's tea, unless the question is about a complaint. */
export const answerHerbAdjusted = (context: AnswerContext): Answer | undefined =>
  context.question.complaints.length === 0 ? answerAdjusted(context) : undefined
