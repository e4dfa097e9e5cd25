import { plantWords } from '#domain/brewing/brewing.messages.ts'
import type { Herb } from '#domain/herbs/herbs.schemas.ts'
import { shortName } from '#domain/words.ts'

import { herbLines } from '../lines/herb-lines.ts'

/** A herb as it is called in names of recipes, and within a sentence of theirs. */
export const titleOf = ({ slug, commonName }: Herb): string => herbLines[slug]?.title ?? commonName
export const wordOf = (herb: Herb): string => plantWords(titleOf(herb))

/** A herb as steps and benefits name it: as among the ingredients, but without a first name that nobody needs there. */
export function plainWord(herb: Herb): string {
  const [title, ingredient] = [titleOf(herb), ingredientName(herb)]
  return plantWords(ingredient.includes(title) ? title : ingredient)
}

/** A herb as an ingredient is written: its name without what is explained behind it. */
export const ingredientName = ({ commonName }: Pick<Herb, 'commonName'>): string => shortName(commonName)
