import { lowerAscii } from '#domain/text.ts'

import { passwordMin } from './sign-up.rules.ts'

type Strength = 0 | 1 | 2 | 3 | 4

/** Maximum strength, and the `max` of the strength meter. */
export const strengthMax = 4
export const strengthLabels: readonly [string, string, string, string, string] = [
  'Too short',
  'Weak',
  'Fair',
  'Good',
  'Strong',
]

/** Minimum bits of a fair, a good and a strong password. */
const fairBits = 32
const goodBits = 48
const strongBits = 64
/** Share of a random character's bits that a character counts for, because people choose words and patterns. */
const entropyShare = 0.7
const predictableBits = 1
const ownTextMin = 3
const siteWords = ['herbal', 'remedies', 'remedy']

const kinds: readonly (readonly [signs: RegExp, count: number])[] = [
  [/[a-z]/, 26],
  [/[A-Z]/, 26],
  [/\d/, 10],
  [/[ -/:-@[-`{-~]/, 33],
  [/[^ -~]/, 60],
]
const keyboardRows = ['qwertyuiop', 'asdfghjkl', 'zxcvbnm']

/**
 * Estimates the strength of a password from its length and variety. Repeated and consecutive characters count little;
 * parts of `ownTexts` (name, email address) don't count. The estimate is advice only: the worker decides which
 * passwords to refuse.
 */
export function passwordStrength(password: string, ownTexts: readonly string[] = []): Strength {
  if (password.length < passwordMin) return 0
  const bits = estimateBits(password, ownTexts)
  if (bits < fairBits) return 1
  if (bits < goodBits) return 2
  return bits < strongBits ? 3 : strengthMax
}

function estimateBits(password: string, ownTexts: readonly string[]): number {
  const alphabetSize = kinds.reduce((sum, [signs, count]) => (signs.test(password) ? sum + count : sum), 0)
  const surprisingBits = entropyShare * Math.log2(alphabetSize)
  const signs = lowerAscii(password)
  const isOwnText = findOwnTexts(signs, ownTexts)
  const pairs = new Set<string>()
  let bits = 0
  for (let position = 0; position < signs.length; position += 1) {
    const pair = signs.slice(Math.max(0, position - 1), position + 1)
    if (!isOwnText[position]) bits += pairs.has(pair) || follows(pair) ? predictableBits : surprisingBits
    pairs.add(pair)
  }
  return bits
}

/** True if the second character repeats the first, or is next to it in the alphabet or on the keyboard. */
function follows(pair: string): boolean {
  if (pair.length < 2) return false
  const backwards = pair.charAt(1) + pair.charAt(0)
  const isOnKeyboard = keyboardRows.some((row) => row.includes(pair) || row.includes(backwards))
  return isOnKeyboard || Math.abs(pair.charCodeAt(0) - pair.charCodeAt(1)) <= 1
}

function findOwnTexts(signs: string, ownTexts: readonly string[]): boolean[] {
  const isOwnText = Array.from({ length: signs.length }, () => false)
  const words = ownTexts.flatMap((text) => lowerAscii(text).split(/[^\p{L}\p{N}]+/u))
  for (const word of [...siteWords, ...words]) {
    if (word.length < ownTextMin) continue
    for (let start = signs.indexOf(word); start >= 0; start = signs.indexOf(word, start + 1))
      isOwnText.fill(true, start, start + word.length)
  }
  return isOwnText
}
