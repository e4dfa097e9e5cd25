import { spellFractions } from '../text.ts'

/** The plant materials with a factor from fresh to dried weight. */
export const plantMaterials = ['leaf', 'flower', 'herb', 'root', 'rhizome', 'fruit', 'seed', 'bark'] as const

type PlantMaterial = (typeof plantMaterials)[number]

/** Grams of dried herb that one gram of fresh material gives; an editorial estimate, to be reviewed with the herb facts. */
export const freshToDriedFactor: Record<PlantMaterial, number> = {
  leaf: 0.25,
  flower: 0.2,
  herb: 0.25,
  root: 0.3,
  rhizome: 0.2,
  fruit: 0.2,
  seed: 1,
  bark: 0.5,
}

/** Grams; kitchen conventions of the herb facts. */
export const pinchGrams = 0.3
export const teaspoonsInTablespoon = 3
/** Assumed when a recipe does not say. */
export const defaultCupsPerDay = 3

/** A quantity of one measure; a range such as `1-2 tsp` is read as its upper end. */
type Amount = { quantity: number; measure: 'gram' | 'teaspoon' | 'pinch' | 'teabag' }

/** What an amount must be weighed against: grams of dried herb. */
export type Weighable = {
  gramsPerTeaspoon: number
  tea: { gramsPerCupMax: number }
  freshPart: PlantMaterial | null
}

const measures: Record<string, { measure: Amount['measure']; factor: number }> = {}
const define = (measure: Amount['measure'], factor: number, words: string) => {
  for (const word of words.split(' ')) measures[word] = { measure, factor }
}
define('gram', 1, 'g gram grams')
define('gram', 0.001, 'mg milligram milligrams')
define('gram', 1000, 'kg kilogram kilograms')
define('gram', 28.35, 'oz ounce ounces')
define('gram', 453.6, 'lb lbs pound pounds')
define('teaspoon', 1, 'tsp tsps teaspoon teaspoons')
define('teaspoon', teaspoonsInTablespoon, 'tbsp tbsps tablespoon tablespoons')
define('pinch', 1, 'pinch pinches')
define('teabag', 1, 'teabag teabags')

const number = String.raw`(?:\d+ )?\d+/\d+|\d+(?:\.\d+)?`
const amountPattern = new RegExp(`^(${number})?(?: ?(?:-|to) ?(${number}))? ?([a-z]+)$`)

/**
 * Reads an amount as written on a recipe, such as `4 g`, `1 ½ tsp`, `2-3 pinches`; undefined when it cannot be judged, as
 * is `1-1/2 tsp`, which may be a range or one and a half.
 */
export function parseAmount(text: string): Amount | undefined {
  const plain = spellFractions(text.toLowerCase())
    .replaceAll(/[–—]/g, '-')
    .replaceAll(/\b(?:level|about|of)\b/g, ' ')
    .replace(/\btea bag/, 'teabag')
    .replace(/\ba (?=pinch|teabag|teaspoon|tablespoon)/, '1 ')
    .replaceAll(/\s+/g, ' ')
    .trim()
  const match = amountPattern.exec(plain)
  const unit = match?.[3] === undefined ? undefined : measures[match[3]]
  const first = match?.[1] === undefined ? undefined : readNumber(match[1])
  if (!unit || first === undefined) return undefined
  const upper = match?.[2] === undefined ? first : readNumber(match[2])
  if (upper < first) return undefined
  const quantity = upper * unit.factor
  return Number.isFinite(quantity) && quantity > 0 ? { quantity, measure: unit.measure } : undefined
}

/** Grams of an amount as weighed, before any fresh material is reckoned as dried. */
export function gramsOf({ quantity, measure }: Amount, herb: Weighable): number {
  if (measure === 'gram') return quantity
  if (measure === 'teaspoon') return quantity * herb.gramsPerTeaspoon
  if (measure === 'pinch') return quantity * pinchGrams
  return quantity * herb.tea.gramsPerCupMax
}

/** Grams of dried herb that an amount comes to; material without a factor counts in full, and a tea bag holds dried herb. */
export function driedGrams(amount: Amount, herb: Weighable, fresh: boolean): number {
  const grams = gramsOf(amount, herb)
  return fresh && herb.freshPart && amount.measure !== 'teabag' ? grams * freshToDriedFactor[herb.freshPart] : grams
}

/** Grams of dried herb in a day, from grams a cup; three cups are assumed when none are stated. */
export function dailyGrams(gramsPerCup: number, cupsPerDay = defaultCupsPerDay): number {
  return gramsPerCup * cupsPerDay
}

function readNumber(text: string): number {
  const [whole, fraction] = text.includes(' ') ? text.split(' ') : text.includes('/') ? ['0', text] : [text, undefined]
  const [above, below] = (fraction ?? '0/1').split('/')
  return Number(whole) + Number(above) / Number(below)
}
