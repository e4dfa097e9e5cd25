import { toPlural } from '../nouns.ts'

/** Units that the catalogue weighs for each herb. `whole` is a plain count, such as `3 rose hips`. */
export const weighedUnits = [
  'slice',
  'strip',
  'inch',
  'thumb',
  'knob',
  'leaf',
  'sprig',
  'stalk',
  'stick',
  'pod',
  'flower',
  'head',
  'petal',
  'bud',
  'star',
  'clove',
  'peppercorn',
  'whole',
  'teaspoon',
  'cup',
] as const

export type WeighedUnit = (typeof weighedUnits)[number]
/** Measure that has a weight for some herb. */
export type Measure = 'gram' | 'pinch' | 'teabag' | WeighedUnit
/** `mug` is a mug or glass, `pot` a vessel for several cups, and `vague` anything that nobody can weigh. */
export type AnyMeasure = Measure | 'millilitre' | 'mug' | 'pot' | 'vague' | 'celsius'

/** `name` is the first spelling in the table. One unit is `factor` times its measure. */
export type Unit = { name: string; measure: AnyMeasure; factor: number }

/**
 * Pieces cut from a plant. The weight of a fresh piece doesn't apply to a dried piece. Other units keep their shape
 * when dried.
 */
export const cutUnits: ReadonlySet<AnyMeasure> = new Set(['slice', 'strip', 'inch', 'thumb', 'knob'])

export const gramsPerKilogram = 1000
export const gramsPerOunce = 28.35
export const teaspoonsInTablespoon = 3
/** Teaspoons in a metric cup of 250 ml, which is slightly larger than an American cup. */
export const teaspoonsInCup = 50
/** Pinches in a dash or sprinkle, according to American kitchen tables. */
const pinchesInDash = 2
const centimetresInInch = 2.54

/**
 * Texts in which a unit is recognised. `amount` is the field of an amount alone, because words such as `in` and
 * `cloves` have other meanings elsewhere. `step` is a sentence whose water and temperatures are converted.
 */
type Reader = 'amount' | 'line' | 'sentence' | 'step'

const units = new Map<string, Unit>()
const spellings: Record<Reader, string[]> = { amount: [], line: [], sentence: [], step: [] }

/** Defines a unit by its spellings and their plurals. A space or hyphen may stand at a `_`. */
function define(readers: readonly Reader[], measure: AnyMeasure, factor: number, words: string) {
  const singulars = words.split(' ')
  const unit = { name: toKey(words.split(' ')[0] ?? ''), measure, factor }
  const plurals = singulars.filter((word) => !/[^so]s$/.test(word)).map(toPlural)
  for (const word of [...singulars, ...plurals]) {
    units.set(toKey(word), unit)
    for (const reader of readers) spellings[reader].push(word.replace('.', '\\.').replace('_', '[ -]?'))
  }
}

const toKey = (word: string) => word.toLowerCase().replaceAll(/[\s_-]/g, '')

const everywhere: readonly Reader[] = ['amount', 'line', 'sentence']
const everywhereAndSteps: readonly Reader[] = [...everywhere, 'step']
const inRecipes: readonly Reader[] = ['amount', 'line']
define(everywhere, 'gram', 1, 'g gr gm gram gramme')
define(everywhere, 'gram', 0.001, 'mg milligram')
define(everywhere, 'gram', gramsPerKilogram, 'kg kilo kilogram')
define(everywhere, 'gram', gramsPerOunce, 'oz ounce')
define(everywhere, 'gram', 453.6, 'lb pound')
define(everywhere, 'teaspoon', 1, 'tsp tea_spoon tea_spoonful')
define(everywhere, 'teaspoon', teaspoonsInTablespoon, 'tbsp tbs tblsp table_spoon table_spoonful')
define(everywhere, 'cup', 1, 'cup cupful')
define(everywhere, 'teabag', 1, 'tea_bag')
define(everywhere, 'pinch', 1, 'pinch')
define(inRecipes, 'pinch', pinchesInDash, 'dash sprinkle sprinkling')
define(inRecipes, 'slice', 1, 'slice coin round')
define(inRecipes, 'strip', 1, 'strip ribbon twist')
define(inRecipes, 'inch', 1, 'inch')
define(inRecipes, 'inch', 1 / centimetresInInch, 'cm centimetre centimeter')
define(inRecipes, 'thumb', 1, 'thumb')
define(inRecipes, 'knob', 1, 'knob nub')
define(inRecipes, 'leaf', 1, 'leaf')
define(everywhere, 'sprig', 1, 'sprig')
define(inRecipes, 'sprig', 1, 'stem twig')
define(inRecipes, 'stalk', 1, 'stalk')
define(inRecipes, 'stick', 1, 'stick quill')
define(inRecipes, 'pod', 1, 'pod')
define(inRecipes, 'flower', 1, 'flower blossom')
define(inRecipes, 'head', 1, 'head umbel')
define(inRecipes, 'petal', 1, 'petal')
define(inRecipes, 'bud', 1, 'bud')
define(['amount'], 'inch', 1, 'in')
define(['amount'], 'star', 1, 'star')
define(['amount'], 'clove', 1, 'clove')
define(['amount'], 'peppercorn', 1, 'peppercorn')
define(everywhereAndSteps, 'millilitre', 1, 'ml millilitre milliliter')
define(everywhereAndSteps, 'millilitre', 10, 'cl centilitre centiliter')
define(everywhereAndSteps, 'millilitre', 100, 'dl decilitre deciliter')
define(everywhereAndSteps, 'millilitre', 1000, 'l litre liter ltr')
define(everywhere, 'millilitre', 28, 'fl_oz fl._oz fl_ounce fluid_oz fluid_ounce')
define(everywhere, 'millilitre', 568, 'pint')
define(everywhere, 'millilitre', 946, 'quart')
define(['sentence'], 'millilitre', 3785, 'gallon')
define(['step'], 'celsius', 1, '°c degrees_c degrees_celsius')
define(everywhere, 'mug', 1, 'mug mugful glass')
define(['sentence'], 'pot', 1, 'pot jug teapots flasks thermoses carafes')
define(['sentence'], 'teaspoon', 1, 'dessert_spoon dessert_spoonful spoon spoonful')
define(everywhere, 'vague', 1, 'handful fistful drop scoop')
define(['sentence'], 'vague', 1, 'sachet dropper dropperful capsule tablet')
define(['line'], 'vague', 1, 'piece chunk wedge ring cube lump thread strand part bunch tin can')
define(inRecipes, 'vague', 1, 'bag')
define(['line'], 'vague', 1, 'splash squeeze drizzle dollop glug')

/** Returns the unit of a word; undefined for any other word. */
export const findUnit = (word: string): Unit | undefined => units.get(toKey(word))

/** Returns the regular expression source for the units that a reader recognises. */
export const createUnitPattern = (reader: Reader): string =>
  spellings[reader].toSorted((one, other) => other.length - one.length).join('|')

const unitsInNames: ReadonlySet<AnyMeasure> = new Set<AnyMeasure>(
  weighedUnits.filter((unit) => unit !== 'teaspoon' && unit !== 'cup' && unit !== 'inch' && unit !== 'whole'),
)

/** Finds the unit in an ingredient's name, such as `leaf` in `fresh mint leaves`. The last unit wins. */
export function findUnitInName(name: string): WeighedUnit | 'teabag' | undefined {
  if (/\btea[ -]?bags?\b/i.test(name)) return 'teabag'
  const words = name.toLowerCase().match(/\p{L}+/gu) ?? []
  return words.flatMap((word) => findUnit(word)?.measure ?? []).findLast(isPlantPart)
}

const isPlantPart = (measure: AnyMeasure): measure is WeighedUnit => unitsInNames.has(measure)

export type Material = 'fresh' | 'dried' | undefined

const driedWords = /\b(?:dried|dry|powder|powdered|ground)\b/i

/** Finds the material in a name. A name with both words counts as dried. */
export function findMaterial(name: string): Material {
  if (driedWords.test(name)) return 'dried'
  return /\bfresh\b/i.test(name) ? 'fresh' : undefined
}
