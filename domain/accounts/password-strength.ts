import { toLowerAscii } from '#domain/text.ts'

import { minPasswordLength } from './sign-up.rules.ts'

type Strength = 0 | 1 | 2 | 3 | 4

export const maxStrength = 4
export const strengthLabels: readonly [string, string, string, string, string] = [
  'Too short',
  'Weak',
  'Fair',
  'Good',
  'Strong',
]

const fairBits = 32
const goodBits = 48
const strongBits = 64
/** Reduces the bits per character, because people choose words and patterns instead of random characters. */
const entropyFactor = 0.7
const predictableBits = 1
const minOwnTextLength = 3
const siteWords = ['herbal', 'remedies', 'remedy']

const characterClasses: readonly (readonly [pattern: RegExp, count: number])[] = [
  [/[a-z]/, 26],
  [/[A-Z]/, 26],
  [/\d/, 10],
  [/[ -/:-@[-`{-~]/, 33],
  [/[^ -~]/, 60],
]
const keyboardRows = ['qwertyuiop', 'asdfghjkl', 'zxcvbnm']

/**
 * Estimates a password's strength from its length and variety. Repeated and consecutive characters count little. Parts
 * of `ownTexts` (name, email address) don't count. The estimate is only advice: the worker decides which passwords to
 * reject.
 */
export function estimateStrength(password: string, ownTexts: readonly string[] = []): Strength {
  if (password.length < minPasswordLength) return 0
  const bits = estimateBits(password, ownTexts)
  if (bits < fairBits) return 1
  if (bits < goodBits) return 2
  return bits < strongBits ? 3 : maxStrength
}

function estimateBits(password: string, ownTexts: readonly string[]): number {
  const alphabetSize = characterClasses.reduce(
    (sum, [characters, count]) => (characters.test(password) ? sum + count : sum),
    0,
  )
  const bitsPerCharacter = entropyFactor * Math.log2(alphabetSize)
  const characters = toLowerAscii(password)
  const isOwnText = findOwnTexts(characters, ownTexts)
  const pairs = new Set<string>()
  let bits = 0
  for (let position = 0; position < characters.length; position += 1) {
    const pair = characters.slice(Math.max(0, position - 1), position + 1)
    if (!isOwnText[position]) bits += pairs.has(pair) || isPredictablePair(pair) ? predictableBits : bitsPerCharacter
    pairs.add(pair)
  }
  return bits
}

/** True if the second character repeats the first, or is next to the first in the alphabet or on the keyboard. */
function isPredictablePair(pair: string): boolean {
  if (pair.length < 2) return false
  const reversedPair = pair.charAt(1) + pair.charAt(0)
  const isOnKeyboard = keyboardRows.some((row) => row.includes(pair) || row.includes(reversedPair))
  return isOnKeyboard || Math.abs(pair.charCodeAt(0) - pair.charCodeAt(1)) <= 1
}

function findOwnTexts(characters: string, ownTexts: readonly string[]): boolean[] {
  const isOwnText = Array.from({ length: characters.length }, () => false)
  const words = ownTexts.flatMap((text) => toLowerAscii(text).split(/[^\p{L}\p{N}]+/u))
  for (const word of [...siteWords, ...words]) {
    if (word.length < minOwnTextLength) continue
    for (let start = characters.indexOf(word); start >= 0; start = characters.indexOf(word, start + 1))
      isOwnText.fill(true, start, start + word.length)
  }
  return isOwnText
}
