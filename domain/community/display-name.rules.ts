import { cleanLine, isBlank } from '../text-lines.ts'
import { truncate } from '../text.ts'

export const minDisplayNameLength = 2
export const maxDisplayNameLength = 40

/** Characters that look like Latin letters. */
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

/** Returns a key that is the same for names that look alike. */
export function createLookalikeKey(name: string): string {
  const plainName = name.normalize('NFKD').toLowerCase().replaceAll(/\p{M}/gu, '')
  return Array.from(plainName, (character) => lookalikes[character] ?? character)
    .join('')
    .replaceAll(/[^\p{L}\p{N}]/gu, '')
}

/** Texts that look official anywhere in a name. The `officialWords` look official only as whole words. */
const officialParts = ['administrat', 'moderator', 'herbalremedies'].map(createLookalikeKey)
const officialWords = new Set(
  ['admin', 'admins', 'mod', 'mods', 'staff', 'support', 'system', 'herbi'].map(createLookalikeKey),
)

/** True if readers could mistake the name for the site's team. */
export function looksOfficial(name: string): boolean {
  const lookalikeKey = createLookalikeKey(name)
  const words = name.normalize('NFKD').split(/[^\p{L}\p{N}\p{M}@$|]+/u)
  return (
    officialParts.some((officialPart) => lookalikeKey.includes(officialPart)) ||
    [name, ...words].some((word) => officialWords.has(createLookalikeKey(word)))
  )
}

/** True if the line is a valid display name. Expects a cleaned line. */
export const isDisplayName = (line: string): boolean =>
  !isBlank(line) &&
  line.length >= minDisplayNameLength &&
  line.length <= maxDisplayNameLength &&
  /[\p{L}\p{N}]/u.test(line)

/** Suggests the first name and an initial; an empty string if that isn't a valid display name. */
export function proposeDisplayName(fullName: string): string {
  const [firstName = '', ...otherNames] = cleanLine(fullName).split(' ')
  const initial = Array.from(otherNames.at(-1) ?? '').find((character) => /\p{L}/u.test(character))
  const name = truncate(firstName, maxDisplayNameLength - 3) + (initial ? ` ${initial.toUpperCase()}.` : '')
  return isDisplayName(name) && !looksOfficial(name) ? name : ''
}
