import type { AilmentName } from '#domain/ailments/ailment-names.ts'
import { formatPlantName } from '#domain/brewing/brewing.messages.ts'
import { filterTeaUses, formatUse } from '#domain/herbs/herbs.rules.ts'
import type { Herb } from '#domain/herbs/herbs.schemas.ts'
import { shortenName } from '#domain/words.ts'

import type { BotTexts } from './bot-texts.schemas.ts'
import advice from './texts/advice.json' with { type: 'json' }
import ailments from './texts/ailments.json' with { type: 'json' }
import herbs from './texts/herbs.json' with { type: 'json' }
import pairings from './texts/pairings.json' with { type: 'json' }
import uses from './texts/uses.json' with { type: 'json' }
import warnings from './texts/warnings.json' with { type: 'json' }

/** Texts for the bot's own recipes. `npm run data` writes them from `catalog/bot`. */
export const botTexts: BotTexts = { advice, ailments, herbs, pairings, uses, warnings }

const ailmentTexts = new Map(Object.entries(botTexts.ailments))

/** Returns an ailment's texts; undefined for an ailment that the bot doesn't write for. */
export const findAilmentTexts = (ailment: string): BotTexts['ailments'][AilmentName] | undefined =>
  ailmentTexts.get(ailment)

/** Returns a herb's texts; undefined for a herb that the bot doesn't use. */
export const findHerbTexts = ({ slug }: Pick<Herb, 'slug'>): BotTexts['herbs'][string] | undefined =>
  botTexts.herbs[slug]

/** Returns a herb's name for recipe names. */
export const getHerbTitle = (herb: Herb): string => findHerbTexts(herb)?.title ?? herb.commonName
export const getHerbTitleInSentence = (herb: Herb): string => formatPlantName(getHerbTitle(herb))

/** Returns a herb's name for the list of ingredients, without its explanation. */
export const getIngredientName = ({ commonName }: Pick<Herb, 'commonName'>): string => shortenName(commonName)

/**
 * Returns a herb's name for benefits and tips: its title if the ingredient's name contains the title, otherwise the
 * ingredient's name.
 */
export function getShortHerbName(herb: Herb): string {
  const [title, ingredient] = [getHerbTitle(herb), getIngredientName(herb)]
  return formatPlantName(ingredient.includes(title) ? title : ingredient)
}

type Use = Herb['uses'][number]

/** Returns the uses of a herb's tea that a recipe may mention. `phrase` follows a verb, such as "is taken". */
export function listMentionableUses(herb: Pick<Herb, 'uses'>): (Use & { phrase: string })[] {
  const { phrases, neverMentioned } = botTexts.uses
  return filterTeaUses(herb.uses)
    .filter(
      ({ use, evidence }) =>
        !neverMentioned.some((words) => use.includes(words)) &&
        evidence !== 'WHO' &&
        evidence !== 'HMPC well-established',
    )
    .map((use) =>
      Object.assign({ phrase: phrases[use.use] ?? phrases[formatUse(use)] ?? `for ${formatUse(use)}` }, use),
    )
}

export const isUsedFor = (herb: Herb, ailment: string): boolean =>
  listMentionableUses(herb).some(({ category }) => category === ailment)
