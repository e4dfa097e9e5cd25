import languages from '../languages/languages.json' with { type: 'json' }
import { parseBinomial } from '../safety/names.ts'
import questionWords from './question-words.json' with { type: 'json' }
import words from './spelling-words.json' with { type: 'json' }

type NamedPlant = { slug: string; scientificName?: string }

const minLength = 5
const englishWords = new Set([...questionWords.english.split(' '), ...words.everyday.split(' ')])

/**
 * Creates a function that replaces other names of a plant by the words of its slug: the genus, such as “Crataegus”, and
 * names in other languages, such as “valeriana”. Only names of one word that mean a single plant are replaced. `isKnown`
 * is true for a name that the catalogue has itself.
 */
export function createOtherNames(plants: readonly NamedPlant[], isKnown: (name: string) => boolean) {
  const slugs = new Map<string, Set<string>>()
  const add = (name: string, slug: string) => {
    const key = name.toLowerCase()
    if (key.length < minLength || !/^\p{L}+$/u.test(key) || englishWords.has(key) || isKnown(key)) return
    slugs.set(key, (slugs.get(key) ?? new Set()).add(slug))
  }
  const known = new Set(plants.map(({ slug }) => slug))
  for (const { slug, scientificName = '' } of plants)
    add((parseBinomial(scientificName) ?? '').split(' ')[0] ?? '', slug)
  for (const language of languages)
    for (const [slug, names] of Object.entries(language.plants))
      if (known.has(slug)) for (const name of names) add(name, slug)
  return (text: string): string =>
    text.replaceAll(/\p{L}+/gu, (word, position: number) => {
      const [slug, ...others] = slugs.get(word) ?? []
      const isBinomial = isKnown(
        text
          .slice(position)
          .split(' ', 2)
          .join(' ')
          .replaceAll(/[^\p{L} -]/gu, ''),
      )
      return slug === undefined || others.length > 0 || isBinomial ? word : slug.replaceAll('-', ' ')
    })
}
