import { paths } from '#domain/paths.ts'
import { textFindings } from '#domain/safety/free-text.ts'
import { parseBinomial, resolveName } from '#domain/safety/names.ts'
import { findPlantMentions } from '#domain/safety/plant-mentions.ts'
import { findClaims } from '#domain/wording/wording.rules.ts'
import { shortenName } from '#domain/words.ts'

import type { Passage } from './compose.ts'
import { type HerbIndex } from './herb-index.ts'
import type { HerbiSource, HerbiTable } from './herbi.types.ts'
import type { Question } from './interpret-conversation.ts'
import type { KnownHerb, KnownRecipe } from './knowledge.types.ts'

/** Recipes found for a question. `similarMatches` have names similar to words in the question. */
export type LookupResult = {
  exactMatches: KnownRecipe[]
  similarMatches: KnownRecipe[]
  withHerb: KnownRecipe[]
  forAilment: KnownRecipe[]
}
export type AnswerContext = { herbIndex: HerbIndex; question: Question; lookup: LookupResult }
/** `table` compares herbs below the text. `isUnanswered` is true if Herbi has no answer to the question. */
export type Answer = {
  passages: Passage[]
  sources: HerbiSource[]
  followUps?: readonly string[]
  table?: HerbiTable
  isUnanswered?: boolean
}

export const howWeCheck: HerbiSource = { title: 'How we check', path: paths.howWeCheck }
export const helpCenter: HerbiSource = { title: 'Help Center', path: paths.help }
export const herbLibrary: HerbiSource = { title: 'Herbs', path: paths.herbs }
export const allRemedies: HerbiSource = { title: 'Natural Herbal Remedies', path: paths.remedies }

export const toHerbSource = (herb: KnownHerb): HerbiSource => ({
  title: shortenName(herb.commonName),
  path: paths.herb(herb.slug),
})
export const toRecipeSource = ({ name, slug }: KnownRecipe): HerbiSource => ({ title: name, path: paths.recipe(slug) })

/** Returns an unambiguous name for the herb, or its short name if every name is ambiguous. */
export function getUniqueHerbName({ index }: Pick<HerbIndex, 'index'>, herb: KnownHerb): string {
  const names = [
    shortenName(herb.commonName),
    ...herb.synonyms.map(titleCase),
    titleCase(herb.slug.replaceAll('-', ' ')),
  ]
  return names.find((name) => isUnambiguous(index, name, herb)) ?? shortenName(herb.commonName)
}

const isUnambiguous = (index: HerbIndex['index'], name: string, herb: KnownHerb) => {
  const meaning = resolveName(index, name)
  return (
    meaning.kind === 'plants' &&
    meaning.plants.length === 1 &&
    meaning.plants.every((plant) => plant.kind === 'herb' && plant.herb.slug === herb.slug)
  )
}

export const titleCase = (text: string): string =>
  text.replaceAll(/(?<![\p{L}'])\p{Ll}/gu, (letter) => letter.toUpperCase())

/** Formats a name in bold. Follow-up questions can refer to bold names. */
export const bold = (name: string): string => `**${name}**`
export const formatBoldHerbName = (herbIndex: HerbIndex, herb: KnownHerb): string =>
  bold(getUniqueHerbName(herbIndex, herb))

/** True when a sentence makes no forbidden claim and passes the text check. */
export const isQuotable = (herbIndex: HerbIndex, sentence: string): boolean =>
  findClaims(sentence).length === 0 && textFindings(herbIndex.index, sentence).length === 0

export const mentionsRestrictedPlant = (herbIndex: HerbIndex, text: string): boolean =>
  findPlantMentions(herbIndex.index, text).some(({ plants }) => plants.some(({ kind }) => kind === 'restricted'))

/** Returns the binomial without the author's name. */
export const getLatinName = ({ scientificName }: KnownHerb): string => parseBinomial(scientificName) ?? scientificName

/** Adds a note below an answer. */
export const appendNote = (note: string, { passages, ...answer }: Answer): Answer => ({
  ...answer,
  passages: [...passages, [note]],
})
