import { plantWords } from '#domain/brewing/brewing.words.ts'
import type { Herb } from '#domain/herbs/herbs.schemas.ts'

import { herbLines } from '../lines/herb-lines.ts'

/** `a`, `a and b`, `a, b and c`; `or` in the place of `and` where wanted. */
export const listed = (words: readonly string[], link: 'and' | 'or' = 'and'): string =>
  words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} ${link} ${words.at(-1) ?? ''}`

/** A text with its first letter large. */
export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)

/** A herb as it is called in names of recipes, and within a sentence of theirs. */
export const titleOf = ({ slug, commonName }: Herb): string => herbLines[slug]?.title ?? commonName
export const wordOf = (herb: Herb): string => plantWords(titleOf(herb))

/** A herb as steps and benefits name it: as among the ingredients, but without a first name that nobody needs there. */
export function plainWord(herb: Herb): string {
  const [title, ingredient] = [titleOf(herb), ingredientName(herb)]
  return plantWords(ingredient.includes(title) ? title : ingredient)
}

/** A herb as an ingredient is written: its name without what is explained behind it. */
export const ingredientName = ({ commonName }: Pick<Herb, 'commonName'>): string => commonName.replace(/ \(.*\)$/, '')
