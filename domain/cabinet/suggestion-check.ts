import { blendToRecipe as keptToCheck } from '#domain/blends/blend-check.ts'
import { formatTeaEvidence, filterTeaUses, formatUse } from '#domain/herbs/herbs.rules.ts'
import { checkForStorage, type Checker } from '#domain/safety/stored-check.ts'

import { listWords, shortName } from '../words.ts'
import { blendPreparation, blendToCheck } from './blend-form.ts'
import type { BlendSuggestion, SuggestionCheck } from './cabinet.types.ts'
import type { CheckBlend, Proposal } from './suggestion.rules.ts'

/** Returns a function that checks blends as strictly as recipes that a model wrote. */
export const createBlendCheck =
  ({ check }: Pick<Checker, 'check'>, profile?: Parameters<Checker['check']>[1]): CheckBlend =>
  (names, parts) =>
    check(blendToCheck(names, parts), profile, 'ai').verdict

/** Checks a suggestion for people in general. Warnings come first. */
export function checkSuggestion(
  checker: Checker,
  { suggestedHerbs, blend }: Pick<BlendSuggestion, 'suggestedHerbs' | 'blend'>,
): SuggestionCheck {
  const recipe = blend ? keptToCheck(blend) : blendToCheck(suggestedHerbs)
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
 * Returns a proposal in the form that is stored. Its description names the uses that fit the blend, with their
 * evidence.
 */
export function writeSuggestion({ kind, herbs }: Proposal): Omit<BlendSuggestion, 'id' | 'createdAt'> {
  const ordered = herbs.toSorted((one, other) => (one.name < other.name ? -1 : 1))
  const uses = ordered.map(({ name, uses: all }) => {
    const use = filterTeaUses(all).find(({ category }) => kind.categories.includes(category))
    return use ? `${shortName(name)}: ${formatUse(use)}, ${formatTeaEvidence(use)}.` : ''
  })
  const mix =
    ordered.length === 1 ? 'On its own' : `Equal parts of ${listWords(ordered.map(({ name }) => shortName(name)))}`
  return {
    suggestedHerbs: ordered.map(({ name }) => name),
    blendName: kind.name,
    description: [`${mix}, a level teaspoon per cup, at most two cups a day.`, ...uses].filter(Boolean).join('\n'),
    preparationMethod: blendPreparation,
    benefits: [...kind.benefits],
    blend: null,
  }
}
