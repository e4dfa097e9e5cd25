import { formatPlantName } from '#domain/brewing/brewing.messages.ts'
import type { Herb } from '#domain/herbs/herbs.schemas.ts'
import { shortenName } from '#domain/words.ts'

import { herbTexts } from '../herb-texts/herb-texts.ts'

/** Returns a herb's name for recipe names. */
export const getHerbTitle = ({ slug, commonName }: Herb): string => herbTexts[slug]?.title ?? commonName
export const getHerbTitleInSentence = (herb: Herb): string => formatPlantName(getHerbTitle(herb))

/**
 * Returns a herb's name for steps and benefits: its title if the ingredient's name contains the title, otherwise the
 * ingredient's name.
 */
export function getShortHerbName(herb: Herb): string {
  const [title, ingredient] = [getHerbTitle(herb), getIngredientName(herb)]
  return formatPlantName(ingredient.includes(title) ? title : ingredient)
}

/** Returns a herb's name for the list of ingredients, without its explanation. */
export const getIngredientName = ({ commonName }: Pick<Herb, 'commonName'>): string => shortenName(commonName)
