import { blendToRecipe } from '#domain/blends/blend-check.ts'
import { formatTeaEvidence, filterTeaUses, formatUse } from '#domain/herbs/herbs.rules.ts'
import { checkForStorage, type Checker } from '#domain/safety/stored-check.ts'

import { joinWords, shortenName } from '../words.ts'
import { blendPreparation, toBlendRecipe } from './blend-form.ts'
import type { BlendSuggestion, SuggestionCheck } from './cabinet.types.ts'
import type { CheckBlend, Proposal } from './suggestion.rules.ts'

/** Returns a function that checks blends as strictly as recipes that a model wrote. */
export const createBlendCheck =
  ({ check }: Pick<Checker, 'check'>, profile?: Parameters<Checker['check']>[1]): CheckBlend =>
  (names, partCount) =>
    check(toBlendRecipe(names, partCount), profile, 'ai').verdict

/** Checks a suggestion for people in general. Warnings come before other notes. */
export function checkSuggestion(
  checker: Checker,
  { suggestedHerbs, blend }: Pick<BlendSuggestion, 'suggestedHerbs' | 'blend'>,
): SuggestionCheck {
  const recipe = blend ? blendToRecipe(blend) : toBlendRecipe(suggestedHerbs)
  const { verdict, safety, notes } = checkForStorage(checker, recipe, 'ai')
  return {
    verdict,
    notes: notes
      .map(({ text, topic, sources }, position) => ({
        text,
        topic,
        sources,
        isWarning: position < safety.codes.length,
      }))
      .filter(({ topic }) => topic !== 'detail')
      .map(({ text, sources, isWarning }) => ({ text, sources, isWarning })),
    sources: safety.sources,
  }
}

/**
 * Returns the suggestion to store for a proposal. Its description names the uses that fit the blend, with their
 * evidence.
 */
export function createSuggestion({ kind, herbs }: Proposal): Omit<BlendSuggestion, 'id' | 'createdAt'> {
  const sortedHerbs = herbs.toSorted((one, other) => (one.name < other.name ? -1 : 1))
  const useTexts = sortedHerbs.map(({ name, uses: allUses }) => {
    const use = filterTeaUses(allUses).find(({ category }) => kind.categories.includes(category))
    return use ? `${shortenName(name)}: ${formatUse(use)}, ${formatTeaEvidence(use)}.` : ''
  })
  const mixText =
    sortedHerbs.length === 1
      ? 'On its own'
      : `Equal parts of ${joinWords(sortedHerbs.map(({ name }) => shortenName(name)))}`
  return {
    suggestedHerbs: sortedHerbs.map(({ name }) => name),
    blendName: kind.name,
    description: [`${mixText}, a level teaspoon per cup, at most two cups a day.`, ...useTexts]
      .filter(Boolean)
      .join('\n'),
    preparationMethod: blendPreparation,
    benefits: [...kind.benefits],
    blend: null,
  }
}
