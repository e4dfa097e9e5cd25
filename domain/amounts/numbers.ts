import { expandFractions, normaliseDecimals, parseFigures } from './figures.ts'

/** Number words with their figures. */
const numberWords: Record<string, string> = {
  a: '1',
  an: '1',
  one: '1',
  once: '1',
  'half a': '1/2',
  'half an': '1/2',
  'a half': '1/2',
  half: '1/2',
  'half of a': '1/2',
  'half of an': '1/2',
  'a quarter of a': '1/4',
  'a quarter': '1/4',
  quarter: '1/4',
  'three quarters': '3/4',
  'three quarters of a': '3/4',
  'a third of a': '1/3',
  'two thirds of a': '2/3',
  'a tenth of a': '1/10',
  'tenths of a': '1/10',
  two: '2',
  twice: '2',
  'a couple of': '2',
  couple: '2',
  three: '3',
  thrice: '3',
  'a few': '3',
  few: '3',
  several: '3',
  four: '4',
  five: '5',
  six: '6',
  seven: '7',
  eight: '8',
  nine: '9',
  ten: '10',
  eleven: '11',
  twelve: '12',
  thirteen: '13',
  fourteen: '14',
  fifteen: '15',
  sixteen: '16',
  seventeen: '17',
  eighteen: '18',
  nineteen: '19',
  twenty: '20',
  thirty: '30',
  forty: '40',
  fifty: '50',
  sixty: '60',
  seventy: '70',
  eighty: '80',
  ninety: '90',
  dozen: '12',
  'a dozen': '12',
  hundred: '100',
  'a hundred': '100',
  'one hundred': '100',
}

/** Vague counts in a recipe, with the upper end of their usual meaning. Elsewhere they count as three. */
const vagueRecipeCounts: Record<string, string> = { few: '5', 'a few': '5', several: '7' }

const joinLongestFirst = (words: readonly string[]) =>
  words.toSorted((one, other) => other.length - one.length).join('|')

const tens = 'twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety'
const tensAndOnes = `(?:${tens})[ -](?:one|two|three|four|five|six|seven|eight|nine)`
const numberWordPattern = `${tensAndOnes}|${joinLongestFirst(Object.keys(numberWords))}`
const andFractionPattern = '\\s+and\\s+(?:an?\\s+|one\\s+)?(?:half|quarter)'

/** Regular expression source for a number as people write it: `1,5`, `2½`, `1 1/2`, `six and a half`. */
export const writtenNumberPattern = `(?:(?:\\d{1,6}(?:,\\d{3})?(?:[.,]\\d{1,4})?(?:\\/\\d{1,3})?(?: ?[¼½¾⅓⅔⅛]| \\d\\/\\d)?|[¼½¾⅓⅔⅛])|(?:${numberWordPattern})(?![\\p{L}]))(?:${andFractionPattern}(?![\\p{L}]))?`

/** Regular expression source for whole numbers in words. Excludes `a` and `an`, which often are not a count. */
export const countWordPattern = `${tensAndOnes}|${joinLongestFirst(
  Object.keys(numberWords).filter((word) => /^\d+$/.test(numberWords[word] ?? '') && !/^an?$/.test(word)),
)}`

/** Returns the value of a number in words or figures; NaN for any other text. */
export const parseNumber = (text: string): number => parseFigures(expandFractions(toFigures(text)))

const withFractionPattern = /^(.*?)\s+and\s+(?:an?\s+|one\s+)?(half|quarter)$/
const compoundPattern = /^(\p{L}+)[ -](\p{L}+)$/u

function toFigures(text: string): string {
  const normalised = text.toLowerCase().replaceAll(/\s+/g, ' ')
  const [, whole, fraction] = withFractionPattern.exec(normalised) ?? []
  if (whole !== undefined) return `${toFigures(whole)} ${fraction === 'half' ? '1/2' : '1/4'}`
  const figures = numberWords[normalised]
  if (figures !== undefined) return figures
  const [, ten = '', one = ''] = compoundPattern.exec(normalised) ?? []
  const sum = Number(numberWords[ten]) + Number(numberWords[one])
  return Number.isInteger(sum) ? String(sum) : normaliseDecimals(normalised)
}

/** Articles stay unchanged except in numbers such as `a few` and `a quarter`. */
const articlePattern = /^an?$/
const leadingNumberPattern = new RegExp(
  `^(${numberWordPattern})(${andFractionPattern})?(?: of(?= an? ))?(?: an?)?(?= |-|$)`,
)

/**
 * Replaces the number word at the start of a recipe line with figures: `half a lemon` becomes `1/2 lemon`, `a few
 * leaves` becomes `5 leaves`.
 */
export function replaceNumberWord(line: string): string {
  const [, count] = /^(\d+) and (?:an? |one )?half(?= )/.exec(line) ?? []
  if (count !== undefined) return line.replace(/^\d+ and (?:an? |one )?half/, `${count} 1/2`)
  const first = /^[a-z]/.test(line) ? leadingNumberPattern.exec(line.replace(/^an? (?=half\b)/, '')) : null
  if (!first) return line
  const [whole, word = '', fraction = ''] = first
  if (articlePattern.test(word) && fraction === '') return line
  return `${vagueRecipeCounts[word] ?? toFigures(`${word}${fraction}`)}${line.replace(/^an? (?=half\b)/, '').slice(whole.length)}`.replace(
    /^(\S+) of (?=\p{L})/u,
    '$1 ',
  )
}
