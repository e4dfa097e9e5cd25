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
export type Measure = 'gram' | 'pinch' | 'teabag' | WeighedUnit

/**
 * Pieces cut from a plant. The weight of a fresh piece doesn't apply to a dried piece. Other units keep their shape
 * when dried.
 */
export const cutUnits: ReadonlySet<Measure> = new Set(['slice', 'strip', 'inch', 'thumb', 'knob'])

export const teaspoonsInTablespoon = 3
/** Teaspoons in a metric cup of 250 ml, which is slightly larger than an American cup. */
export const teaspoonsInCup = 50
/** Pinches in a dash or sprinkle, according to American kitchen tables. */
const pinchesInDash = 2
const centimetresInInch = 2.54

const units = new Map<string, { measure: Measure; factor: number }>()
const defineUnit = (measure: Measure, factor: number, names: string) => {
  for (const word of names.split(', ')) units.set(word, { measure, factor })
}
defineUnit('gram', 1, 'g, gr, gram, grams')
defineUnit('gram', 0.001, 'mg, milligram, milligrams')
defineUnit('gram', 1000, 'kg, kilogram, kilograms')
defineUnit('gram', 28.35, 'oz, ounce, ounces')
defineUnit('gram', 453.6, 'lb, lbs, pound, pounds')
defineUnit('teaspoon', 1, 'tsp, tsps, teaspoon, teaspoons, teaspoonful, teaspoonfuls')
defineUnit(
  'teaspoon',
  teaspoonsInTablespoon,
  'tbsp, tbsps, tbs, tablespoon, tablespoons, tablespoonful, tablespoonfuls',
)
defineUnit('cup', 1, 'cup, cups, cupful, cupfuls')
defineUnit('pinch', 1, 'pinch, pinches')
defineUnit('pinch', pinchesInDash, 'dash, dashes, sprinkle, sprinkles, sprinkling')
defineUnit('teabag', 1, 'teabag, teabags')
defineUnit('slice', 1, 'slice, slices, coin, coins, round, rounds')
defineUnit('strip', 1, 'strip, strips, ribbon, ribbons, twist, twists')
defineUnit('inch', 1, 'inch, inches, in')
defineUnit('inch', 1 / centimetresInInch, 'cm, centimetre, centimetres, centimeter, centimeters')
defineUnit('thumb', 1, 'thumb, thumbs')
defineUnit('knob', 1, 'knob, knobs, nub, nubs')
defineUnit('leaf', 1, 'leaf, leaves')
defineUnit('sprig', 1, 'sprig, sprigs, stem, stems, twig, twigs')
defineUnit('stalk', 1, 'stalk, stalks')
defineUnit('stick', 1, 'stick, sticks, quill, quills')
defineUnit('pod', 1, 'pod, pods')
defineUnit('flower', 1, 'flower, flowers, blossom, blossoms')
defineUnit('head', 1, 'head, heads, umbel, umbels')
defineUnit('petal', 1, 'petal, petals')
defineUnit('bud', 1, 'bud, buds')
defineUnit('star', 1, 'star, stars')
defineUnit('clove', 1, 'clove, cloves')
defineUnit('peppercorn', 1, 'peppercorn, peppercorns')

export const unitWords: readonly string[] = [...units.keys()]

/** Returns the measure for a unit word and its quantity in one unit. */
export const findUnit = (word: string) => units.get(word)

const unitsInNames: ReadonlySet<Measure> = new Set<Measure>(
  weighedUnits.filter((unit) => unit !== 'teaspoon' && unit !== 'cup' && unit !== 'inch' && unit !== 'whole'),
)

/** Finds the unit in an ingredient's name, such as `leaf` in `fresh mint leaves`. The last unit wins. */
export function findUnitInName(name: string): Measure | undefined {
  if (/\btea[ -]?bags?\b/i.test(name)) return 'teabag'
  const names = name.toLowerCase().match(/\p{L}+/gu) ?? []
  return names.flatMap((word) => units.get(word)?.measure ?? []).findLast((measure) => unitsInNames.has(measure))
}
