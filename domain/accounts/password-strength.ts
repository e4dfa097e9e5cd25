import { lowerAscii } from '#domain/text.ts'

import { passwordMin } from './sign-up.rules.ts'

type Strength = 0 | 1 | 2 | 3 | 4

/** The highest strength; a meter's `max`. */
export const strengthMax = 4
/** What each strength is called. */
export const strengthWords: readonly [string, string, string, string, string] = [
  'Too short',
  'Weak',
  'Fair',
  'Good',
  'Strong',
]

/** Bits of guessing from which a password is fair, good and strong. */
const fairBits = 32
const goodBits = 48
const strongBits = 64
/** People write words and keep to habits: a sign counts for less than chance would give it. */
const chance = 0.7
const predictableBits = 1
const ownWordMin = 3
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
 * How hard a password is to guess, by length and variety; a sign that repeats or follows counts little, and what stands in
 * `ownTexts` (name, e-mail address) nothing. It encourages alone: what is refused, the worker decides.
 */
export function passwordStrength(password: string, ownTexts: readonly string[] = []): Strength {
  if (password.length < passwordMin) return 0
  const bits = bitsOf(password, ownTexts)
  if (bits < fairBits) return 1
  if (bits < goodBits) return 2
  return bits < strongBits ? 3 : strengthMax
}

function bitsOf(password: string, ownTexts: readonly string[]): number {
  const pool = kinds.reduce((sum, [signs, count]) => (signs.test(password) ? sum + count : sum), 0)
  const surprisingBits = chance * Math.log2(pool)
  const signs = lowerAscii(password)
  const isOwn = ownSigns(signs, ownTexts)
  const pairs = new Set<string>()
  let bits = 0
  for (let position = 0; position < signs.length; position += 1) {
    const pair = signs.slice(Math.max(0, position - 1), position + 1)
    if (!isOwn[position]) bits += pairs.has(pair) || follows(pair) ? predictableBits : surprisingBits
    pairs.add(pair)
  }
  return bits
}

/** The same sign again, the next or the one before in the alphabet, or its neighbour on the keyboard. */
function follows(pair: string): boolean {
  if (pair.length < 2) return false
  const backwards = pair.charAt(1) + pair.charAt(0)
  const isOnKeyboard = keyboardRows.some((row) => row.includes(pair) || row.includes(backwards))
  return isOnKeyboard || Math.abs(pair.charCodeAt(0) - pair.charCodeAt(1)) <= 1
}

function ownSigns(signs: string, ownTexts: readonly string[]): boolean[] {
  const isOwn = Array.from({ length: signs.length }, () => false)
  const words = ownTexts.flatMap((text) => lowerAscii(text).split(/[^\p{L}\p{N}]+/u))
  for (const word of [...siteWords, ...words]) {
    if (word.length < ownWordMin) continue
    for (let start = signs.indexOf(word); start >= 0; start = signs.indexOf(word, start + 1))
      isOwn.fill(true, start, start + word.length)
  }
  return isOwn
}
