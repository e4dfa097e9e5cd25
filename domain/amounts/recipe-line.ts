import { heapedSpoonPattern, sizePattern } from './amount.ts'
import { figurePattern } from './figures.ts'
import { replaceNumberWord } from './numbers.ts'
import { createUnitPattern } from './units.ts'

export type RecipeLine = { name: string; amount?: string }

/** Regular expression source for a number or a range of two. */
export const rangePattern = `(?:${figurePattern})(?: ?(?:-|to|or) ?(?:${figurePattern}))?`

const unitPattern = `(?:${createUnitPattern('line')}|cloves?(?= (?:of )?garlic))\\b`
/** Units that may have no number: `pinch of salt`. */
const numberlessUnits = '(?:pinch|dash|sprinkle|splash|squeeze|drizzle|dollop|handful|knob|thumb)\\b'
const approximatePattern = '(?:(?:about|around|roughly|approx(?:imately)?|circa|ca\\.?|up to|level|heaped) |~ ?)*'
const sizedUnitPattern = `(?:${sizePattern} )*${unitPattern}`
const lengthPattern =
  `(?:${rangePattern}|an?)(?:[- ]?(?:inch(?:es)?|cm|centimet(?:re|er)s?)\\b|")` +
  '(?:[- ](?:long )?(?:pieces?|knobs?|chunks?|slices?|sticks?|lengths?|cubes?|nubs?|thumb)\\b)?'
const amountPattern = `${approximatePattern}(?:${lengthPattern}|${rangePattern}(?: ?${sizedUnitPattern})?|an? ${sizedUnitPattern}|${numberlessUnits}|${heapedSpoonPattern}|some|a (?:little|bit))`

const matchWhole = (pattern: string) => new RegExp(`^${pattern}$`)
const amountFirstPattern = matchWhole(`(${amountPattern})(?: of)?(?: (?:the|an?))? (\\D+)`)
const amountLastPattern = matchWhole(`(\\D*?)(?: ?:)? ?\\(?(${amountPattern})\\)?`)
const amountAlonePattern = matchWhole(amountPattern)
const measureAlonePattern = matchWhole(`(?:${unitPattern}|of)(?: .*)?`)
const unitAlonePattern = matchWhole(unitPattern)
const nameAlonePattern = matchWhole(String.raw`[^\d:]+`)

/** Patterns for parts of a fruit: `juice of half a lemon`, `juice and zest of 1 lemon`, `1/2 lemon (juice)`. */
const fruitPartFirstPattern =
  /^(?:the )?(?:freshly )?(?:(?:grated|squeezed) )?(juice|zest|peel|rind)(?: and (juice|zest|peel|rind))? (?:of|from) (.+)$/
const fruitPartLastPattern = /^(.+) \((juice|zest)(?: only)?\)$/
const eachOfTwoPattern = /^(.*?)\beach(?: of)? ([^\d,]+?) and ([^\d,]+)$/
const alternativesPattern = /^(.+?) or (.+)$/
const twoNamesPattern = /^([^\d:()]+) and ([^\d:()]+)$/

export const isAmount = (line: string): boolean => amountAlonePattern.test(line)

/** True for a recipe unit, even one that no weight is known for. */
export const isUnit = (word: string): boolean => unitAlonePattern.test(word.toLowerCase())

/** Parses the ingredients in a line in lower case and figures. Returns an empty list for an unclear line. */
export function parseLines(line: string): RecipeLine[] {
  const [, sharedAmount, one, other] = eachOfTwoPattern.exec(line) ?? []
  if (sharedAmount !== undefined && one !== undefined && other !== undefined)
    return [one, other].flatMap((name) => parseLine(`${sharedAmount.trim()} ${name}`) ?? [])
  if (/\beach\b/.test(line)) return []
  const [, part, second, fruit] = fruitPartFirstPattern.exec(line) ?? []
  if (part !== undefined && fruit !== undefined)
    return createFruitLines(fruit, second === undefined ? [part] : [part, second])
  const [, before, lastPart] = fruitPartLastPattern.exec(line) ?? []
  if (before !== undefined && lastPart !== undefined) return createFruitLines(before, [lastPart])
  const [, left, right] = twoNamesPattern.exec(line) ?? []
  if (left !== undefined && right !== undefined && !isAmount(left)) return [{ name: left }, { name: right }]
  return splitAlternatives(parseLine(line))
}

function createFruitLines(fruit: string, parts: readonly string[]): RecipeLine[] {
  const line = parseLine(replaceNumberWord(fruit).replace(/^an? /, '1 '))
  return line ? parts.map((part) => Object.assign({}, line, { name: `${line.name} ${part}` })) : []
}

/** Returns both ingredients of `honey or maple syrup`, because people may use either. */
function splitAlternatives(line: RecipeLine | undefined): RecipeLine[] {
  const [, one, other] = alternativesPattern.exec(line?.name ?? '') ?? []
  if (line && one !== undefined && other !== undefined)
    return [
      { ...line, name: one },
      { ...line, name: other },
    ]
  return line ? [line] : []
}

/** Parses a line, ignoring the remark in brackets: `3 cardamom pods (crushed)`. */
function parseLine(line: string): RecipeLine | undefined {
  const [, before, remark, after] = /^(.*?) ?\(([^()\d]+)\)(.*)$/.exec(line) ?? []
  if (remark === undefined || !isRemark(remark)) return parsePlainLine(line)
  const parsedLine = parsePlainLine(`${before}${after}`.trim())
  return parsedLine && { ...parsedLine, name: [parsedLine.name, ...findMaterialWords(remark)].join(' ') }
}

function parsePlainLine(line: string): RecipeLine | undefined {
  if (isAmount(line)) return undefined
  const [, first, named = ''] = amountFirstPattern.exec(line) ?? []
  if (first !== undefined) return measureAlonePattern.test(named) ? undefined : createLine(named, first)
  const [, name = '', last] = amountLastPattern.exec(line) ?? []
  if (last !== undefined) return name.trim() ? createLine(name.trim(), last) : undefined
  if (!nameAlonePattern.test(line)) return undefined
  const [, countedName] = /^an? (.+)$/.exec(line) ?? []
  return countedName === undefined ? { name: line } : { name: countedName, amount: '1' }
}

/** Creates a line. Moves `fresh` or `dried` from the amount to the name: `2 fresh slices` and `ginger`. */
function createLine(name: string, amountText: string): RecipeLine {
  const materials = amountText.match(/\b(?:fresh|dried)\b/g) ?? []
  return { name: [...materials, name].join(' '), amount: amountText.replaceAll(/\b(?:fresh|dried) /g, '') }
}

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
