import { cleanLine, isBlank } from '../text-lines.ts'
import { truncate } from '../text.ts'

export const minDisplayNameLength = 2
export const maxDisplayNameLength = 40

/** Letters of other scripts, digits and signs that look like Latin letters. */
const lookalikes: Record<string, string> = {
  '0': 'o',
  '1': 'i',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '@': 'a',
  $: 's',
  '|': 'i',
  l: 'i',
  а: 'a',
  ɑ: 'a',
  α: 'a',
  е: 'e',
  ε: 'e',
  о: 'o',
  ο: 'o',
  р: 'p',
  ρ: 'p',
  ѕ: 's',
  т: 't',
  τ: 't',
  м: 'm',
  һ: 'h',
  і: 'i',
  ι: 'i',
  ı: 'i',
  ԁ: 'd',
  г: 'r',
  н: 'h',
  ν: 'v',
  п: 'n',
}

/** Returns a key that is equal for names that look alike. */
export function createLookalikeKey(name: string): string {
  const plainName = name.normalize('NFKD').toLowerCase().replaceAll(/\p{M}/gu, '')
  return Array.from(plainName, (character) => lookalikes[character] ?? character)
    .join('')
    .replaceAll(/[^\p{L}\p{N}]/gu, '')
}

/**
 * Parts that look official anywhere in a name. `officialWords` look official only as the whole name or as one of its
 * words.
 */
const officialParts = ['administrat', 'moderator', 'herbalremedies'].map(createLookalikeKey)
const officialWords = new Set(
  ['admin', 'admins', 'mod', 'mods', 'staff', 'support', 'system', 'herbi'].map(createLookalikeKey),
)

/** Returns true if the name could be mistaken for the team of the site. */
export function looksOfficial(name: string): boolean {
  const lookalikeKey = createLookalikeKey(name)
  const words = name.normalize('NFKD').split(/[^\p{L}\p{N}\p{M}@$|]+/u)
  return (
    officialParts.some((officialPart) => lookalikeKey.includes(officialPart)) ||
    [name, ...words].some((word) => officialWords.has(createLookalikeKey(word)))
  )
}

/** Returns true if the cleaned line is a valid display name. */
export const isDisplayName = (line: string): boolean =>
  !isBlank(line) &&
  line.length >= minDisplayNameLength &&
  line.length <= maxDisplayNameLength &&
  /[\p{L}\p{N}]/u.test(line)

/** Returns the first name and initial as a suggestion, or an empty text if that isn't a valid name. */
export function proposeDisplayName(fullName: string): string {
  const [firstName = '', ...otherNames] = cleanLine(fullName).split(' ')
  const initial = Array.from(otherNames.at(-1) ?? '').find((character) => /\p{L}/u.test(character))
  const name = truncate(firstName, maxDisplayNameLength - 3) + (initial ? ` ${initial.toUpperCase()}.` : '')
  return isDisplayName(name) && !looksOfficial(name) ? name : ''
}
