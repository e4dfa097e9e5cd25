import { formatPlantName } from '#domain/brewing/brewing.messages.ts'
import type { Herb } from '#domain/herbs/herbs.schemas.ts'
import { shortenName } from '#domain/words.ts'

import { herbTexts } from '../herb-texts/herb-texts.ts'

/** Returns a herb's name as it appears in the names of recipes. */
export const herbTitle = ({ slug, commonName }: Herb): string => herbTexts[slug]?.title ?? commonName
export const herbTitleInSentence = (herb: Herb): string => formatPlantName(herbTitle(herb))

/**
 * Returns a herb's name for steps and benefits: the ingredient's name, or the shorter title when the name contains it.
 */
export function shortHerbName(herb: Herb): string {
  const [title, ingredient] = [herbTitle(herb), ingredientName(herb)]
  return formatPlantName(ingredient.includes(title) ? title : ingredient)
}

/** Returns a herb's name for the list of ingredients, without the explanation after it. */
export const ingredientName = ({ commonName }: Pick<Herb, 'commonName'>): string => shortenName(commonName)
