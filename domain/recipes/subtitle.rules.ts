import type { AilmentName } from '../ailments/ailment-names.ts'
import { joinWords, formatNameInSentence, toSentenceCase } from '../words.ts'

const maxHerbs = 3

const purposes: Readonly<Record<AilmentName, string>> = {
  'Headaches & Migraines': 'a headache',
  'Digestive Issues': 'digestion',
  'Sleep Problems': 'sleep',
  'Stress & Anxiety': 'stress',
  'Cold & Flu': 'a cold',
  Inflammation: 'inflammation',
  'Energy & Focus': 'energy and focus',
  "Women's Health": "women's health",
}

type IngredientLine = { name: string; gramsPerCup: number | null }

/**
 * Describes a recipe by its first three herbs and its ailment: `Rooibos, sweet orange peel and clove tea for a cold`.
 * Names kitchen ingredients, which have no grams, only if there are no herbs. Empty without ingredients.
 */
export function createRecipeSubtitle(lines: readonly IngredientLine[], ailment: string): string {
  const herbs = lines.filter(({ gramsPerCup }) => gramsPerCup !== null)
  const names = (herbs.length > 0 ? herbs : lines).slice(0, maxHerbs).map(({ name }) => formatNameInSentence(name))
  if (names.length === 0) return ''
  const drink = joinWords(names)
  return toSentenceCase(`${/\btea$/.test(drink) ? drink : `${drink} tea`} for ${formatPurpose(ailment)}`)
}

/** Formats an ailment in the middle of a sentence. Ailments added by administrators keep their abbreviations. */
const formatPurpose = (ailment: string): string =>
  Object.hasOwn(purposes, ailment)
    ? purposes[ailment as AilmentName]
    : ailment.replaceAll(/\p{Lu}(?=\p{Ll})/gu, (letter) => letter.toLowerCase()).replaceAll('&', 'and')
