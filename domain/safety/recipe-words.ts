import { unitWords } from './amount-units.ts'

/** Recipe units without a weight. They measure water, milk and other kitchen ingredients, or nothing exact. */
const unweighedUnits = [
  'ml|millilit(?:re|er)s?|cl|dl|l|lit(?:re|er)s?|pints?|quarts?|fl\\.? ?oz|mugs?|glass(?:es)?',
  'handfuls?|fistfuls?|pieces?|chunks?|strips?|wedges?|rings?|cubes?|lumps?|threads?|strands?|drops?|parts?|scoops?|bunch(?:es)?|tins?|cans?',
  'splash(?:es)?|squeezes?|drizzles?|dollops?|glugs?|tea[ -]?bags?|tea[ -]?spoon(?:ful)?s?|table[ -]?spoon(?:ful)?s?|bags?',
]
/** Unit words that are also names, such as `star anise` and `2 cloves`, or prepositions, such as `in`. */
const ambiguousUnits = new Set(['clove', 'cloves', 'in', 'peppercorn', 'peppercorns', 'star', 'stars'])
const unambiguousUnits = unitWords.filter((word) => !ambiguousUnits.has(word))

export const recipeUnits = `(?:${unambiguousUnits.toSorted((one, other) => other.length - one.length).join('|')}|${unweighedUnits.join('|')}|cloves?(?= (?:of )?garlic))\\b`

/** Regular expression source for sizes between a number and its unit. */
export const sizePattern =
  '(?:level|heaped|heaping|rounded|scant|generous|good|big|large|small|medium|thin|thick|tiny|little|short|long|fresh|dried|whole)'

/** Regular expression source for units without a number: `pinch of salt`. */
export const numberlessUnits = '(?:pinch|dash|sprinkle|splash|squeeze|drizzle|dollop|handful|knob|thumb)\\b'

const wordSet = (words: string) => new Set(words.split(/\s+/))

/** Words in remarks after an ingredient: `finely grated`, `to taste`, `cut into slices`. */
const remarkWords = wordSet(
  `optional to taste if you like desired liked needed as for serving serve garnish sweeten sweetness flavour flavor on top
  crushed grated ground chopped sliced diced minced shredded torn bruised cracked smashed lightly finely freshly roughly coarsely coarse fine
  thinly thickly gently very peeled unpeeled washed rinsed scrubbed squeezed strained divided halved quartered broken split deseeded seeded
  and or then cut into in half slices pieces chunks strips rounds coins thin small matchsticks with the a knife skin leaves stems removed only
  fresh dried whole loose leaf organic unwaxed powdered powder or more extra plus packed lengthways juiced`,
)
/** Words in remarks that change a herb's weight. */
const materialPattern = /^(?:fresh|dried|ground|powder|powdered)$/

/** True for a line that only says how to prepare the ingredient before it. */
export const isRemark = (line: string): boolean => line.split(' ').every((word) => remarkWords.has(word))

/** True for a remark that leaves the amount open, such as `or more`. */
export const isOpenAmountRemark = (line: string): boolean =>
  /\b(?:more|extra)\b/.test(line) && isRemark(line.replaceAll(/ ?\b(?:more|extra|plus)\b/g, '').trim() || 'or')

/** Returns the words in a remark that belong to the ingredient's name. */
export const findMaterialWords = (remark: string): string[] =>
  remark.split(' ').filter((word) => materialPattern.test(word))

const stepVerbs =
  /^(?:(?:then|and|now|let|leave|please) )*(?:it )?(?:to )?(?:steep(?:ed|ing)?|infuse[ds]?|infusing|brew(?:ed|ing)?|simmer(?:ed|ing)?|boil(?:ed|ing)?|stand|rest|sit|cool|cover(?:ed)?|strain(?:ed)?|stir(?:red)?|pour|serve[d]?|enjoy|drink|bring|heat|warm|whisk|blend|mix|turn|remove|sip)\b/
const stepWords = wordSet(
  `then and now let leave please it to steep steeped steeping infuse infused infuses infusing brew brewed brewing simmer simmered simmering
  boil boiled boiling stand rest sit cool cover covered strain strained stir stirred pour serve served enjoy drink bring heat warm whisk blend
  mix turn remove sip for about another at least up a an the in into over on off from with without lid cup cups mug pot pan saucer hot cold
  warm slowly gently well water min mins minute minutes hour hours hr hrs second seconds sec secs h until your everything all of through
  sieve strainer muslin fine filter while still overnight`,
)
const durationPattern =
  /^(?:for )?(?:about |another )?\d[\d./ ]*(?: ?(?:-|to|or) ?\d[\d./ ]*)? ?(?:min(?:ute)?s?|h(?:ou)?rs?|h|sec(?:ond)?s?)$/

/** True for a brewing step that mentions only the pot, the water and the time. */
export function isStep(line: string): boolean {
  if (durationPattern.test(line)) return true
  if (!stepVerbs.test(line)) return false
  return (line.match(/[a-z]+/g) ?? []).every((word) => stepWords.has(word))
}

export const isHeading = (line: string): boolean =>
  /^(?:ingredients|method|directions|instructions|steps|preparation|you need|you will need|recipe)\s*:?$/.test(line)
