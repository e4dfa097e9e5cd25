/** Units for which the catalogue gives the weight of single herbs. `whole` is a plain count, such as `3 rose hips`. */
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
export type Measure = 'gram' | 'pinch' | 'teabag' | WeighedUnit

/**
 * Pieces that are cut from a plant. The weight of a fresh piece says nothing about a dried one; other pieces keep their
 * shape when they dry.
 */
export const cutUnits: ReadonlySet<Measure> = new Set(['slice', 'strip', 'inch', 'thumb', 'knob'])

export const teaspoonsInTablespoon = 3
/** Teaspoons in a metric cup of 250 ml, which is slightly larger than an American cup. */
export const teaspoonsInCup = 50
/** Pinches in a dash or a sprinkle, from American kitchen tables. */
const pinchesInDash = 2
const centimetresInInch = 2.54

const units = new Map<string, { measure: Measure; factor: number }>()
const define = (measure: Measure, factor: number, words: string) => {
  for (const word of words.split(', ')) units.set(word, { measure, factor })
}
define('gram', 1, 'g, gr, gram, grams')
define('gram', 0.001, 'mg, milligram, milligrams')
define('gram', 1000, 'kg, kilogram, kilograms')
define('gram', 28.35, 'oz, ounce, ounces')
define('gram', 453.6, 'lb, lbs, pound, pounds')
define('teaspoon', 1, 'tsp, tsps, teaspoon, teaspoons, teaspoonful, teaspoonfuls')
define('teaspoon', teaspoonsInTablespoon, 'tbsp, tbsps, tbs, tablespoon, tablespoons, tablespoonful, tablespoonfuls')
define('cup', 1, 'cup, cups, cupful, cupfuls')
define('pinch', 1, 'pinch, pinches')
define('pinch', pinchesInDash, 'dash, dashes, sprinkle, sprinkles, sprinkling')
define('teabag', 1, 'teabag, teabags')
define('slice', 1, 'slice, slices, coin, coins, round, rounds')
define('strip', 1, 'strip, strips, ribbon, ribbons, twist, twists')
define('inch', 1, 'inch, inches, in')
define('inch', 1 / centimetresInInch, 'cm, centimetre, centimetres, centimeter, centimeters')
define('thumb', 1, 'thumb, thumbs')
define('knob', 1, 'knob, knobs, nub, nubs')
define('leaf', 1, 'leaf, leaves')
define('sprig', 1, 'sprig, sprigs, stem, stems, twig, twigs')
define('stalk', 1, 'stalk, stalks')
define('stick', 1, 'stick, sticks, quill, quills')
define('pod', 1, 'pod, pods')
define('flower', 1, 'flower, flowers, blossom, blossoms')
define('head', 1, 'head, heads, umbel, umbels')
define('petal', 1, 'petal, petals')
define('bud', 1, 'bud, buds')
define('star', 1, 'star, stars')
define('clove', 1, 'clove, cloves')
define('peppercorn', 1, 'peppercorn, peppercorns')

export const unitWords: readonly string[] = [...units.keys()]

/** Returns the measure that a unit word stands for, and how many of that measure make one unit. */
export const unitOf = (word: string) => units.get(word)

const inNames: ReadonlySet<Measure> = new Set<Measure>(
  weighedUnits.filter((unit) => unit !== 'teaspoon' && unit !== 'cup' && unit !== 'inch' && unit !== 'whole'),
)

/** Returns the unit in which a name counts, such as `leaf` for `fresh mint leaves`. The last unit in the name wins. */
export function unitInName(name: string): Measure | undefined {
  if (/\btea[ -]?bags?\b/i.test(name)) return 'teabag'
  const words = name.toLowerCase().match(/\p{L}+/gu) ?? []
  return words.flatMap((word) => units.get(word)?.measure ?? []).findLast((measure) => inNames.has(measure))
}
