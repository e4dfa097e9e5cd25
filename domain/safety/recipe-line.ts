import { numbersToFigures } from './recipe-numbers.ts'
import { numberlessUnits, isRemark, materialWords, recipeUnits, sizes } from './recipe-words.ts'

/** Ingredient as a recipe names it, with its amount as written. */
export type Line = { name: string; amount?: string }

const number = String.raw`(?:(?:\d+ )?\d+/\d+|\d+(?:\.\d+)?)`
/** Source of a regular expression for a number or a range of two. */
export const quantity = `${number}(?: ?(?:-|to|or) ?${number})?`

const about = '(?:(?:about|around|roughly|approx(?:imately)?|circa|ca\\.?|up to|level|heaped) |~ ?)*'
const sized = `(?:${sizes} )*${recipeUnits}`
const length =
  `(?:${quantity}|an?)(?:[- ]?(?:inch(?:es)?|cm|centimet(?:re|er)s?)\\b|")` +
  '(?:[- ](?:long )?(?:pieces?|knobs?|chunks?|slices?|sticks?|lengths?|cubes?|nubs?|thumb)\\b)?'
const amount = `${about}(?:${length}|${quantity}(?: ?${sized})?|an? ${sized}|${numberlessUnits}|some|a (?:little|bit))`

const whole = (pattern: string) => new RegExp(`^${pattern}$`)
const amountFirst = whole(`(${amount})(?: of)?(?: (?:the|an?))? (\\D+)`)
const amountLast = whole(`(\\D*?)(?: ?:)? ?\\(?(${amount})\\)?`)
const amountAlone = whole(amount)
const measureAlone = whole(`(?:${recipeUnits}|of)(?: .*)?`)
const unitAlone = whole(recipeUnits)
const nameAlone = whole(String.raw`[^\d:]+`)

/** Patterns for the part of a fruit: `juice of half a lemon`, `juice and zest of 1 lemon`, and `1/2 lemon (juice)`. */
const partOfFruit =
  /^(?:the )?(?:freshly )?(?:(?:grated|squeezed) )?(juice|zest|peel|rind)(?: and (juice|zest|peel|rind))? (?:of|from) (.+)$/
const fruitWithPart = /^(.+) \((juice|zest)(?: only)?\)$/
const forEach = /^(.*?)\beach(?: of)? ([^\d,]+?) and ([^\d,]+)$/
const alternatives = /^(.+?) or (.+)$/
const pair = /^([^\d:()]+) and ([^\d:()]+)$/

/** True for a line that is only an amount. */
export const isAmount = (line: string): boolean => amountAlone.test(line)

/** True for a unit that recipes use, even if nothing is weighed in it. */
export const isUnit = (word: string): boolean => unitAlone.test(word.toLowerCase())

/** Returns the ingredients of a line in lower case and figures; an empty list when the line is not understood. */
export function readLines(line: string): Line[] {
  const [, shared, one, other] = forEach.exec(line) ?? []
  if (shared !== undefined && one !== undefined && other !== undefined)
    return [one, other].flatMap((name) => readLine(`${shared.trim()} ${name}`) ?? [])
  if (/\beach\b/.test(line)) return []
  const [, part, second, fruit] = partOfFruit.exec(line) ?? []
  if (part !== undefined && fruit !== undefined)
    return linesOfFruit(fruit, second === undefined ? [part] : [part, second])
  const [, before, behind] = fruitWithPart.exec(line) ?? []
  if (before !== undefined && behind !== undefined) return linesOfFruit(before, [behind])
  const [, left, right] = pair.exec(line) ?? []
  if (left !== undefined && right !== undefined && !isAmount(left)) return [{ name: left }, { name: right }]
  return withAlternatives(readLine(line))
}

function linesOfFruit(fruit: string, parts: readonly string[]): Line[] {
  const line = readLine(numbersToFigures(fruit).replace(/^an? /, '1 '))
  return line ? parts.map((part) => Object.assign({}, line, { name: `${line.name} ${part}` })) : []
}

/** Returns both ingredients of `honey or maple syrup`, because it is unknown which one people will use. */
function withAlternatives(line: Line | undefined): Line[] {
  const [, one, other] = alternatives.exec(line?.name ?? '') ?? []
  if (line && one !== undefined && other !== undefined)
    return [
      { ...line, name: one },
      { ...line, name: other },
    ]
  return line ? [line] : []
}

/** Reads a line without the remark in brackets, as in `3 cardamom pods (crushed)`. */
function readLine(line: string): Line | undefined {
  const [, before, remark, after] = /^(.*?) ?\(([^()\d]+)\)(.*)$/.exec(line) ?? []
  if (remark === undefined || !isRemark(remark)) return readPlainLine(line)
  const read = readPlainLine(`${before}${after}`.trim())
  return read && { ...read, name: [read.name, ...materialWords(remark)].join(' ') }
}

function readPlainLine(line: string): Line | undefined {
  if (isAmount(line)) return undefined
  const [, first, named = ''] = amountFirst.exec(line) ?? []
  if (first !== undefined) return measureAlone.test(named) ? undefined : withAmount(named, first)
  const [, name = '', last] = amountLast.exec(line) ?? []
  if (last !== undefined) return name.trim() ? withAmount(name.trim(), last) : undefined
  if (!nameAlone.test(line)) return undefined
  const [, counted] = /^an? (.+)$/.exec(line) ?? []
  return counted === undefined ? { name: line } : { name: counted, amount: '1' }
}

/** Creates a line. A word such as `fresh` moves from the amount to the name: `2 fresh slices` and `ginger`. */
function withAmount(name: string, written: string): Line {
  const materials = written.match(/\b(?:fresh|dried)\b/g) ?? []
  return { name: [...materials, name].join(' '), amount: written.replaceAll(/\b(?:fresh|dried) /g, '') }
}
