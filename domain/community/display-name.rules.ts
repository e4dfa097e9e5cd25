import { cleanLine, isBlank } from '../text-lines.ts'
import { cut } from '../text.ts'

export const displayNameMin = 2
export const displayNameMax = 40

/** Letters of other scripts, and figures, that pass for Latin ones in small print. */
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

/** What a name looks like: the same for names that people take for one another. */
export function lookOf(name: string): string {
  const folded = name.normalize('NFKD').toLowerCase().replaceAll(/\p{M}/gu, '')
  return Array.from(folded, (sign) => lookalikes[sign] ?? sign)
    .join('')
    .replaceAll(/[^\p{L}\p{N}]/gu, '')
}

/** What stands for us wherever it stands, and what does so as the whole name or one of its words. */
const oursAnywhere = ['administrat', 'moderator', 'herbalremedies'].map(lookOf)
const oursAsWord = new Set(['admin', 'admins', 'mod', 'mods', 'staff', 'support', 'system', 'herbi'].map(lookOf))

/** Whether a name could be taken for one of those who run the site. */
export function soundsOfficial(name: string): boolean {
  const look = lookOf(name)
  const words = name.normalize('NFKD').split(/[^\p{L}\p{N}\p{M}@$|]+/u)
  return (
    oursAnywhere.some((part) => look.includes(part)) || [name, ...words].some((word) => oursAsWord.has(lookOf(word)))
  )
}

/** Whether a cleaned line may be a name at all. */
export const isDisplayName = (line: string): boolean =>
  !isBlank(line) && line.length >= displayNameMin && line.length <= displayNameMax && /[\p{L}\p{N}]/u.test(line)

/** First name and initial, for a member to take or to change; nothing where that would be no name. */
export function proposedName(fullName: string): string {
  const [first = '', ...others] = cleanLine(fullName).split(' ')
  const initial = Array.from(others.at(-1) ?? '').find((sign) => /\p{L}/u.test(sign))
  const name = cut(first, displayNameMax - 3) + (initial ? ` ${initial.toUpperCase()}.` : '')
  return isDisplayName(name) && !soundsOfficial(name) ? name : ''
}
