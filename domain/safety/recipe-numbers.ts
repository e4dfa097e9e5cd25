import { andFractionPattern, toFigures, numberWordPattern } from './number-words.ts'

/** Vague counts in recipes, with the upper end of their usual meaning. */
const vagueNumbers: Record<string, string> = { few: '5', 'a few': '5', several: '7' }

/** Articles stay unchanged except in numbers such as `a few` and `a quarter`. */
const articlePattern = /^an?$/
const leadingNumberPattern = new RegExp(
  `^(${numberWordPattern})(${andFractionPattern})?(?: of(?= an? ))?(?: an?)?(?= |-|$)`,
)

/**
 * Replaces a number word at the start of a line with figures: `half a lemon` becomes `1/2 lemon`, `a few leaves`
 * becomes `5 leaves`.
 */
export function replaceNumbersWithFigures(line: string): string {
  const [, count] = /^(\d+) and (?:an? |one )?half(?= )/.exec(line) ?? []
  if (count !== undefined) return line.replace(/^\d+ and (?:an? |one )?half/, `${count} 1/2`)
  const first = /^[a-z]/.test(line) ? leadingNumberPattern.exec(line.replace(/^an? (?=half\b)/, '')) : null
  if (!first) return line
  const [whole, word = '', fraction = ''] = first
  if (articlePattern.test(word) && fraction === '') return line
  return `${vagueNumbers[word] ?? toFigures(`${word}${fraction}`)}${line.replace(/^an? (?=half\b)/, '').slice(whole.length)}`.replace(
    /^(\S+) of (?=\p{L})/u,
    '$1 ',
  )
}
