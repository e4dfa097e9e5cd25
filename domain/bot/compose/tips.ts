import type { Brew } from '#domain/brewing/brewing.types.ts'
import type { Herb } from '#domain/herbs/herbs.schemas.ts'
import { pick, shuffle, type Random } from '#domain/random.ts'
import { joinWords } from '#domain/words.ts'

import { herbTexts } from '../herb-texts/herb-texts.ts'
import type { ExtraIngredient } from './extras.ts'
import { getShortHerbName } from './herb-names.ts'

type TipsInput = { brew: Brew<Herb>; servings: number; extra: ExtraIngredient | undefined; random: Random }

/** Returns up to four tips: about the herbs, about measuring with teaspoons, and general advice. */
export function writeTips({ brew, servings, extra, random }: TipsInput): string[] {
  const herbTips = shuffle(
    brew.herbs.flatMap(({ herb }) => herbTexts[herb.slug]?.tip ?? []),
    random,
  ).slice(0, random() < 0.4 ? 2 : 1)
  const spoonTip = random() < 0.5 ? createSpoonTip(brew, servings) : undefined
  const generalTip = pick(listGeneralTips(brew, extra), random)
  return [...herbTips, ...(spoonTip ? [spoonTip] : []), ...(generalTip ? [generalTip] : [])].slice(0, 4)
}

const quarters = ['', '¼', '½', '¾']

/** Forms of herbs that a teaspoon can't measure reliably. */
const bulkyFormPattern = /stalk|quill|curl|cones|whole dried leaves|slices|threads|short lengths|pods/

/**
 * Writes a tip with amounts in level teaspoons, rounded to quarters. Returns undefined if a teaspoon is too coarse for
 * every herb.
 */
function createSpoonTip({ herbs }: Brew<Herb>, servings: number): string | undefined {
  const amounts = herbs.flatMap(({ herb, gramsPerCup }) => {
    const grams = Number((gramsPerCup * servings).toFixed(2))
    const teaspoons = Math.floor((grams / herb.gramsPerTeaspoon) * 4 + 1e-9) / 4
    const isClose = teaspoons >= 0.5 && teaspoons <= 6 && (teaspoons * herb.gramsPerTeaspoon) / grams >= 0.88
    return isClose && !bulkyFormPattern.test(herbTexts[herb.slug]?.note ?? '')
      ? [`${grams} g of ${getShortHerbName(herb)} is about ${formatTeaspoons(teaspoons)}`]
      : []
  })
  return amounts.length === 0 ? undefined : `Without scales, ${joinWords(amounts.slice(0, 2))}.`
}

function formatTeaspoons(teaspoons: number): string {
  const wholeSpoons = Math.floor(teaspoons)
  const number = [wholeSpoons > 0 ? String(wholeSpoons) : '', quarters[Math.round((teaspoons - wholeSpoons) * 4)]]
    .filter(Boolean)
    .join(' ')
  return `${number} level ${teaspoons > 1 ? 'teaspoons' : 'teaspoon'}`
}

function listGeneralTips({ phases, herbs, preparation }: Brew<Herb>, extra: ExtraIngredient | undefined): string[] {
  const isSteep = phases.every(({ kind }) => kind === 'steep')
  const isCalming = herbs.some(({ herb }) =>
    herb.effectTags.some((tag) => tag === 'sedative' || tag === 'mild_sedative'),
  )
  const hasCaffeine = herbs.some(({ herb }) => herb.effectTags.includes('caffeine'))
  return [
    'Soft water gives a clearer cup. With hard water, boil it once and let it settle before you use it.',
    'Write the month of purchase on each jar. A year is long enough for leaves and flowers.',
    'Buy little and often: a small bag that smells is better than a large one that does not.',
    'A scale that shows tenths of a gram costs less than a teapot, and is of more use here.',
    'If it tastes thin, look at the age of the herbs before you reach for more of them.',
    'Dark jars, or a dark cupboard. Light takes the colour first and the taste soon after.',
    'Glass and porcelain keep no taste of what was in them; keep a metal pot for one kind of tea.',
    'Rinse the strainer while it is wet. Dry leaves hold on.',
    'What stays in the strainer is good for the compost, and for nothing else.',
    'Keep the jars away from the stove; warmth takes the scent long before the date on the label.',
    'Mix enough of the dried herbs for a week, by weight, and shake the jar before each use.',
    ...(isSteep
      ? [
          'Set a timer. A few minutes too many change the taste more than a little too much in the pot.',
          'A big strainer is better than a tea ball: leaves need room to open.',
        ]
      : []),
    ...(preparation.includes('cover_while_steeping')
      ? ['The drops under the lid hold the scent. Let them run back into the pot.']
      : []),
    ...(phases.some(({ kind }) => kind === 'simmer')
      ? [
          'If too much has boiled away, top up with hot water to the cups you began with.',
          'Use a pan with a thick bottom; in a thin one the pieces catch.',
        ]
      : []),
    ...(phases.some(({ kind }) => kind === 'soak')
      ? [
          'Two timers help, one for each vessel.',
          'Cold water draws the slippery part alone; the starch that clouds it stays in the root.',
        ]
      : []),
    ...(isCalming ? ['Keep it for hours without a drive ahead.'] : []),
    ...(hasCaffeine ? ['It holds caffeine, so have the last cup before the middle of the afternoon.'] : []),
    ...(extra?.isHoney ? ['Honey goes in last: in boiling water it loses its own taste.'] : []),
  ]
}
