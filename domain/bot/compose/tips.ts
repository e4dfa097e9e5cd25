import { formatLevelTeaspoons, isBulkyForm, toTeaspoons } from '#domain/amounts/kitchen-units.ts'
import type { Brew } from '#domain/brewing/brewing.types.ts'
import type { Herb } from '#domain/herbs/herbs.schemas.ts'
import { shuffle, type Random } from '#domain/random.ts'
import { lineLimits } from '#domain/recipes/recipe-limits.ts'
import { joinWords } from '#domain/words.ts'

import { botTexts, findHerbTexts, getShortHerbName } from '../bot-texts.ts'
import type { FreshTexts } from '../fresh-texts.rules.ts'
import { getBrewingKind } from './description.ts'

type TipsInput = { brew: Brew<Herb>; servings: number; hasHoney: boolean; freshTexts: FreshTexts; random: Random }

const [tipCount] = lineLimits.tips

/**
 * Returns two fresh tips: one about a herb, and one about measuring or brewing if possible. Returns undefined if fewer
 * than two are fresh.
 */
export function writeTips({ brew, servings, hasHoney, freshTexts, random }: TipsInput): string[] | undefined {
  const selectFresh = (tips: readonly string[]) => shuffle(tips.filter(freshTexts.isFreshTip), random)
  const herbTips = selectFresh(brew.herbs.flatMap(({ herb }) => findHerbTexts(herb)?.tips ?? []))
  const generalTips = selectFresh([...listSpoonTips(brew, servings), ...listBrewingTips(brew, hasHoney)])
  const tips = [...herbTips.slice(0, 1), ...generalTips, ...herbTips.slice(1)].slice(0, tipCount)
  return tips.length < tipCount ? undefined : tips
}

function listBrewingTips(brew: Brew<Herb>, hasHoney: boolean): string[] {
  const { always, steeped, covered, pan, soaked, honey } = botTexts.advice.tips
  const kind = getBrewingKind(brew)
  return [
    ...always,
    ...(kind === 'steeped' ? steeped : []),
    ...(brew.preparation.includes('cover_while_steeping') ? covered : []),
    ...(kind === 'pan' ? pan : []),
    ...(kind === 'soaked' ? soaked : []),
    ...(hasHoney ? honey : []),
  ]
}

/**
 * Lists a tip with amounts in level teaspoons, rounded to quarters. Returns no tip if a teaspoon is too coarse for every
 * herb.
 */
function listSpoonTips({ herbs }: Brew<Herb>, servings: number): string[] {
  const amounts = herbs.flatMap(({ herb, gramsPerCup }) => {
    const grams = Number((gramsPerCup * servings).toFixed(2))
    const teaspoons = toTeaspoons(grams, herb.gramsPerTeaspoon) ?? 0
    return teaspoons >= 0.5 && teaspoons <= 6 && !isBulkyForm(findHerbTexts(herb)?.buy ?? '')
      ? [`${grams} g of ${getShortHerbName(herb)} is about ${formatLevelTeaspoons(teaspoons, 'teaspoon')}`]
      : []
  })
  return amounts.length === 0 ? [] : [`Without scales, ${joinWords(amounts.slice(0, 2))}.`]
}
