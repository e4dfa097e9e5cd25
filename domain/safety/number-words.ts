import { normaliseDecimals } from '../written-figures.ts'

/** Number words and the figures that `parseAmount` accepts. */
const numberSpellings: Record<string, string> = {
  a: '1',
  an: '1',
  one: '1',
  once: '1',
  'half a': '1/2',
  'half an': '1/2',
  half: '1/2',
  'half of a': '1/2',
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
const joinLongestFirst = (words: readonly string[]) =>
  words.toSorted((one, other) => other.length - one.length).join('|')

const tens = 'twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety'
const tensAndOnes = `(?:${tens})[ -](?:one|two|three|four|five|six|seven|eight|nine)`

/** Regular expression source for numbers in words. */
export const numberWordPattern = `${tensAndOnes}|${joinLongestFirst(Object.keys(numberSpellings))}`

/** Regular expression source for whole numbers in words. Excludes `a` and `an`, which often are not a count. */
export const countWordPattern = `${tensAndOnes}|${joinLongestFirst(
  Object.keys(numberSpellings).filter((word) => /^\d+$/.test(numberSpellings[word] ?? '') && !/^an?$/.test(word)),
)}`

/** Regular expression source for the end of “six and a half”. */
export const andFractionPattern = '\\s+and\\s+(?:an?\\s+|one\\s+)?(?:half|quarter)'
const withFractionPattern = /^(.*?)\s+and\s+(?:an?\s+|one\s+)?(half|quarter)$/
const compoundPattern = /^(\p{L}+)[ -](\p{L}+)$/u

/** Converts a number in words or figures into figures. */
export function toFigures(text: string): string {
  const normalised = text.toLowerCase().replaceAll(/\s+/g, ' ')
  const [, whole, fraction] = withFractionPattern.exec(normalised) ?? []
  if (whole !== undefined) return `${toFigures(whole)} ${fraction === 'half' ? '1/2' : '1/4'}`
  const figures = numberSpellings[normalised]
  if (figures !== undefined) return figures
  const [, ten = '', one = ''] = compoundPattern.exec(normalised) ?? []
  const sum = Number(numberSpellings[ten]) + Number(numberSpellings[one])
  return Number.isInteger(sum) ? String(sum) : normaliseDecimals(normalised)
}

/** Returns the value of a count in words or figures; NaN for any other text. */
export const parseCount = (text: string): number => Number(toFigures(normaliseDecimals(text)))
