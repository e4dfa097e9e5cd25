import { expandFractions, parseFigures } from '../amounts/figures.ts'
import { replaceNumberWord } from '../amounts/numbers.ts'
import {
  findMaterialWords,
  isAmount,
  isOpenAmountRemark,
  isRemark,
  parseLines,
  rangePattern,
  type RecipeLine,
} from '../amounts/recipe-line.ts'
import type { RecipeToCheck } from '../safety/check.ts'
import { preparationRequirements } from '../safety/vocabulary.ts'
import { splitAtEmoji, stripListMarker } from './list-markers.ts'

/**
 * Recipe parsed from plain words. `unparsed` has the segments that could not be read; a recipe with any must not pass.
 * Amounts are for one cup unless the text states a number of cups.
 */
type ParsedRecipe = { recipe: RecipeToCheck; unparsed: string[] }

/**
 * Segment of a text. `written` is the text as written. An `amount` or a `remark` belongs to the ingredient before it; a
 * `step` and a `heading` say nothing about amounts.
 */
export type RecipeSegment = { written: string } & (
  | { kind: 'ingredients'; lines: RecipeLine[]; isPerCup: boolean }
  | { kind: 'figure'; name: 'servings' | 'cupsPerDay' | 'courseDays'; value: number }
  | { kind: 'preparation'; code: string }
  | { kind: 'amount' | 'remark' | 'step' | 'heading' | 'unread' }
)

const matchWhole = (pattern: string) => new RegExp(`^${pattern}$`)
const perCupPattern = / (?:per|a|each|in each|to a|in a) cup$/
const perOtherUnitPattern = / (?:per|a|each|every) (?:day|dose|pot|week|litre|liter|serving)$/
const cupsPerDayPattern = matchWhole(
  `(?:(?:drink|take|sip) )?(?:up to )?(${rangePattern}) (?:(?:cups?|mugs?|times)(?: ?/ ?| (?:a|per|each|every) )day|(?:cups?|mugs?|times) daily)`,
)
const coursePattern = matchWhole(`(?:for )?(?:up to )?(${rangePattern}) (days?|weeks?)`)
const servingsPattern = matchWhole(
  `(?:(?:makes|for|serves) (${rangePattern})(?: cups?| servings?| people)?|(${rangePattern}) servings?)`,
)

const leadingWordsPattern =
  /^(?:(?:add|use|take|with|in|into|plus|and|then|also|stir in|top with|sweeten with|pour over) )+|^optional:? |^\(/
const subjectiveRemarkPattern =
  / ?\(?\b(?:to taste|optional(?:ly)?|if (?:you like|desired|liked|needed)|as (?:needed|desired|you like)|(?:for|to) (?:serv(?:e|ing)|garnish|sweeten|taste))\)?$/
const temperaturePattern = / ?\(?(?:at |of )?\b\d{2,3} ?(?:°|º|degrees?) ?(?:c|f|celsius|fahrenheit)?\b\)?/
/** One size in two units: `1 cup (250 ml)`, `1 inch (2.5 cm)`. */
const sameSizePattern =
  /^((?:.*\b(?:cups?|mugs?|pints?|glass(?:es)?|inch(?:es)?|l|lit(?:re|er)s?)))(?: ?\/ ?| ?\()(?:about )?\d[\d.]* ?(?:ml|cm|fl ?oz|l)\)?(?= )/
/**
 * Stick with a length, as in `1 (3-inch) cinnamon stick`. It counts as a stick from the catalogue unless it is longer.
 */
const stickWithLengthPattern = /^(?:an? |(\d+ ))?\(?(\d+(?:\.\d+)?)[- ](inch(?:es)?|cm)\)? (?=\D*\bsticks?$)/
const maxStickLength = { inch: 3, cm: 8 }
const bagOfTeaPattern = /\b(?<!tea )(?=bags? (?:of )?\D* teas?$)/

const maxSegmentLength = 200
const boilMinutes = 15

/**
 * Parses a text such as `2 g chamomile, 1.5 g lemon balm; 2 cups a day for 7 days`. Ingredients are on their own lines
 * or separated by commas, semicolons or `and`, with the amount before or after the name. The upper end of a range
 * counts. Steps such as `steep 10 minutes` are ignored. Never guesses: everything unclear is in `unparsed`. Never
 * throws.
 */
export function parseRecipeText(text: string): ParsedRecipe {
  const segments = readSegments(splitSegments(text))
  const unparsed = segments.filter(({ kind }) => kind === 'unread').map(({ written }) => written)
  const figureByName: Record<string, number> = Object.fromEntries(
    segments.flatMap((segment) => (segment.kind === 'figure' ? [[segment.name, segment.value]] : [])),
  )
  if ((figureByName['servings'] ?? 1) !== 1 && hasAmountPerCup(segments)) unparsed.push('both a cup and several cups')
  const recipe = {
    ingredients: segments.flatMap((segment) => (segment.kind === 'ingredients' ? segment.lines : [])),
    ...figureByName,
    preparation: segments.flatMap((segment) => (segment.kind === 'preparation' ? [segment.code] : [])),
  }
  return { recipe, unparsed }
}

export const hasAmountPerCup = (segments: readonly RecipeSegment[]): boolean =>
  segments.some((segment) => segment.kind === 'ingredients' && segment.isPerCup)

/** Reads segments in their order. Returns one result for each. */
export function readSegments(texts: readonly string[]): RecipeSegment[] {
  const figures = new Set<string>()
  let last: RecipeLine | undefined
  return texts.map((written): RecipeSegment => {
    const segment = normaliseSegment(written)
    const figure = parseFigure(segment)
    const code = findPreparation(segment)
    if (code !== undefined) return { written, kind: 'preparation', code }
    if (figure && !figures.has(figure.name)) {
      figures.add(figure.name)
      return { written, kind: 'figure', ...figure }
    }
    if (figure || isOpenAmountRemark(segment)) return { written, kind: 'unread' }
    if (isHeading(segment)) return { written, kind: 'heading' }
    if (segment === '' || isStep(segment)) return { written, kind: 'step' }
    if (last && last.amount === undefined && isAmount(segment)) {
      last.amount = segment
      return { written, kind: 'amount' }
    }
    if (last && isRemark(segment)) {
      last.name = [last.name, ...findMaterialWords(segment)].join(' ')
      return { written, kind: 'remark' }
    }
    const lines = readIngredients(segment)
    last = lines.at(-1) ?? last
    return lines.length === 0
      ? { written, kind: 'unread' }
      : { written, kind: 'ingredients', lines, isPerCup: perCupPattern.test(segment) }
  })
}

const readIngredients = (segment: string): RecipeLine[] =>
  segment.length > maxSegmentLength || perOtherUnitPattern.test(segment)
    ? []
    : parseLines(segment.replace(perCupPattern, ''))

/** Words before a liquid that is the next ingredient: ` in 250 ml water`, ` with a cup of milk`. */
const nextLiquidPattern =
  / (?:in|into|with|to)(?= (?:a |an |about )?(?:\d[\d./ -]{0,9} ?(?:ml|l|cl|lit|cup|mug|glass|pint|oz)|(?:one |half a )?(?:cup|mug|glass|pint|litre|liter) of\b))/gi
/** Boiling step in brackets, which becomes a separate segment: `elderberries (boiled for 15 minutes)`. */
const boiledInBracketsPattern = / \((boil(?:ed)? (?:it )?(?:for )?(?:at least |about )?\d+ ?min(?:ute)?s?)\)/gi
const segmentSeparatorPattern =
  /\s*[;\n\r]\s*|\s*(?<!\d),\s*|\s*,(?!\d)\s*|(?<!\b(?:juice|zest|peel))\s+(?:and|&|\+|plus)\s+(?=\d|(?:an?|half|one|two|three|four|five|some|pinch|dash|(?:the )?(?:juice|zest) of) )/i

/** Splits a text into segments without bullets and list numbers. Writes fractions in figures. */
export function splitSegments(text: string): string[] {
  return splitAtEmoji(expandFractions(text.normalize('NFC')))
    .replaceAll(/[–—−]/g, '-')
    .replaceAll(/(\d),(?=\d{1,2}(?!\d))/g, '$1.')
    .replaceAll(/ (?=for (?:up to )?\d[^,;\n]{0,9} (?:days?|weeks?))/gi, '\n')
    .replaceAll(nextLiquidPattern, '\n')
    .replaceAll(boiledInBracketsPattern, '\n$1')
    .split(segmentSeparatorPattern)
    .map((segment) =>
      stripListMarker(segment.replaceAll(/\s+/g, ' ').trim())
        .replace(/[.!]+$/, '')
        .trim(),
    )
    .filter(Boolean)
}

/** Returns a segment in lower case, with numbers in figures, without remarks such as `to taste`. */
function normaliseSegment(segmentText: string): string {
  const lowerCase = segmentText.toLowerCase()
  if (lowerCase.length > maxSegmentLength) return lowerCase
  const line = lowerCase
    .replace(leadingWordsPattern, '')
    .replace(subjectiveRemarkPattern, '')
    .trim()
    .replace(/\btwice\b/, '2 times')
    .replace(/\bonce(?= (?:a|per|daily))/, '1 times')
    .replace(/^((?:makes|serves|for|up to) )(.+)$/, (_, verb: string, rest: string) => verb + replaceNumberWord(rest))
  return replaceNumberWord(line)
    .replace(temperaturePattern, '')
    .replace(sameSizePattern, '$1')
    .replace(bagOfTeaPattern, 'tea ')
    .replace(stickWithLengthPattern, (match: string, count: string | undefined, size: string, unit: string) =>
      Number(size) <= maxStickLength[unit === 'cm' ? 'cm' : 'inch'] ? (count ?? '1 ') : match,
    )
    .trim()
}

/** Returns the code for a preparation step that a herb may need, from the code itself or plain words. */
function findPreparation(segment: string): string | undefined {
  const minutes = /^boil(?:ed)? (?:it )?(?:for )?(?:at least |about )?(\d+) ?min(?:ute)?s?$/.exec(segment)?.[1]
  if (minutes !== undefined && Number(minutes) >= boilMinutes) return 'boil_15_min'
  if (/^(?:keep )?cover(?:ed)?(?: (?:it|the cup|with a lid|while (?:it )?steep(?:s|ing)))?$/.test(segment))
    return 'cover_while_steeping'
  return preparationRequirements.find((code) => code === segment.replaceAll(' ', '_') || code.toLowerCase() === segment)
}

function parseFigure(segment: string) {
  const cups = cupsPerDayPattern.exec(segment)?.[1]
  if (cups !== undefined) return { name: 'cupsPerDay', value: upperEnd(cups) } as const
  const [, days, unit = ''] = coursePattern.exec(segment) ?? []
  if (days !== undefined)
    return { name: 'courseDays', value: upperEnd(days) * (unit.startsWith('week') ? 7 : 1) } as const
  const [, makes, serves] = servingsPattern.exec(segment) ?? []
  const servingCount = makes ?? serves
  return servingCount === undefined ? undefined : ({ name: 'servings', value: lowerEnd(servingCount) } as const)
}

/**
 * Ends of a range. The upper end is stricter for cups and days; the lower end is stricter for servings, because fewer
 * cups share an amount.
 */
const upperEnd = (text: string) => Math.max(...parseRange(text))
const lowerEnd = (text: string) => Math.min(...parseRange(text))

const parseRange = (text: string) => text.split(/-|to|or/).map(parseFigures)

const wordSet = (words: string) => new Set(words.split(/\s+/))

const stepVerbs =
  /^(?:(?:then|and|now|let|leave|please) )*(?:it )?(?:to )?(?:steep(?:ed|ing)?|infuse[ds]?|infusing|brew(?:ed|ing)?|simmer(?:ed|ing)?|boil(?:ed|ing)?|wait|stand|rest|sit|cool|cover(?:ed)?|strain(?:ed)?|stir(?:red)?|pour|serve[d]?|enjoy|drink|bring|heat|warm|whisk|blend|mix|turn|remove|sip)\b/
const stepWords = wordSet(
  `then and now let leave please it to steep steeped steeping infuse infused infuses infusing brew brewed brewing simmer simmered simmering
  boil boiled boiling wait stand rest sit cool cover covered strain strained stir stirred pour serve served enjoy drink bring heat warm whisk blend
  mix turn remove sip for about another at least up a an the in into over on off from with without lid cup cups mug pot pan saucer hot cold
  warm slowly gently well water min mins minute minutes hour hours hr hrs second seconds sec secs h until your everything all of through
  sieve strainer muslin fine filter while still overnight`,
)
const durationPattern =
  /^(?:for )?(?:about |another )?\d[\d./ ]*(?: ?(?:-|to|or) ?\d[\d./ ]*)? ?(?:min(?:ute)?s?|h(?:ou)?rs?|h|sec(?:ond)?s?)$/

/** True for a line that starts as a brewing step does. */
export const startsAsStep = (line: string): boolean => stepVerbs.test(line.toLowerCase())

/** True for a brewing step that mentions only the pot, the water and the time. */
function isStep(line: string): boolean {
  if (durationPattern.test(line)) return true
  if (!stepVerbs.test(line)) return false
  return (line.match(/[a-z]+/g) ?? []).every((word) => stepWords.has(word))
}

export const isHeading = (line: string): boolean =>
  /^(?:ingredients|method|directions|instructions|steps|preparation|you need|you will need|recipe)\s*:?$/.test(line)
