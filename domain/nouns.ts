const irregularNouns: readonly (readonly [singular: string, plural: string])[] = [
  ['half', 'halves'],
  ['leaf', 'leaves'],
]
const minSingularLength = 3

/** Returns the plural of a singular noun: `leaves`, `pinches`, `berries`. */
export function toPlural(noun: string): string {
  const irregular = irregularNouns.find(([singular]) => singular === noun)
  if (irregular) return irregular[1]
  if (/[^aeiou]y$/.test(noun)) return `${noun.slice(0, -1)}ies`
  return /(?:s|x|z|ch|sh)$/.test(noun) ? `${noun}es` : `${noun}s`
}

/** Returns the singular of a noun. A word that isn't a plural is returned unchanged. */
export function toSingular(noun: string): string {
  const irregular = irregularNouns.find(([, plural]) => plural === noun)
  if (irregular) return irregular[0]
  if (noun.endsWith('ies')) return `${noun.slice(0, -3)}y`
  if (/(?:ss|x|z|ch|sh)es$/.test(noun)) return noun.slice(0, -2)
  return /[^s]s$/.test(noun) ? noun.slice(0, -1) : noun
}

/**
 * Returns every word that `word` may be a plural or possessive of: berries, hops, rushes, potatoes, comfrey’s without
 * its apostrophe. For looking names up, when the right form is unknown. `hibiscus` and `grass` have none.
 */
export function listSingulars(word: string): string[] {
  const forms = [
    word.replace(/(?<![su])s$/, ''),
    word.replace(/ies$/, 'y'),
    word.replace(/(?<=s|x|z|ch|sh|o)es$/, ''),
    word.replace(/ves$/, 'f'),
  ]
  return [...new Set(forms)].filter((form) => form !== word && form.length >= minSingularLength)
}
