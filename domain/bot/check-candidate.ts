import type { Herb } from '#domain/herbs/herbs.schemas.ts'
import { findAmountError } from '#domain/recipes/amount-error.rules.ts'
import { recipeFile } from '#domain/recipes/recipes.schemas.ts'
import { slugify } from '#domain/text.ts'

import type { BotFacts, ExistingRecipe, CandidateResult, DraftError, RecipeDraft } from './bot.types.ts'
import { findBenefitErrors } from './draft-errors/benefit-errors.ts'
import { findInstructionErrors } from './draft-errors/step-errors.ts'
import { findTextErrors } from './draft-errors/text-errors.ts'
import { isDuplicate } from './duplicates.rules.ts'
import { normaliseText } from './fresh-texts.rules.ts'

export const recipeDraft = recipeFile.omit({ id: true, publishedOn: true })

type CandidateContext = { facts: BotFacts; existing: readonly ExistingRecipe[] }

/**
 * Checks a candidate from a person, the bot or a model. Refuses incomplete drafts, duplicates, claims, unsuitable
 * brewing and everything that the check for AI recipes refuses. Candidates that need a review wait; all others are
 * published. Never throws.
 */
export function checkCandidate(candidate: unknown, { facts, existing }: CandidateContext): CandidateResult {
  const parsed = recipeDraft.safeParse(candidate)
  if (!parsed.success)
    return createRefusal(
      parsed.error.issues.map(({ path, message }) => ({
        code: 'SCHEMA',
        reason: `${path.join('.') || 'Recipe'}: ${message}.`,
      })),
    )
  const draft: RecipeDraft = parsed.data
  const herbs = findHerbs(draft, facts)
  const { verdict, findings } = facts.check(draft, undefined, 'ai')
  const warnings = findings
    .filter(({ level }) => level !== 'NOTICE')
    .map((finding) => ({ code: finding.code, reason: facts.writeFinding(finding) }))
  const errors = [
    ...findNameErrors(draft),
    ...findUseErrors(draft, herbs),
    ...findAmountErrors(draft, facts),
    ...findRepetitionErrors(draft, existing),
    ...findTextErrors({ draft, herbs, names: facts.names }),
    ...findInstructionErrors({ draft, herbs, names: facts.names }),
    ...findBenefitErrors({ draft, herbs }),
  ]
  if (verdict === 'refused' || errors.length > 0) return createRefusal([...warnings, ...errors])
  return { outcome: verdict === 'needs_review' ? 'waiting' : 'published', draft, ...toCodesAndReasons(warnings) }
}

const toCodesAndReasons = (errors: readonly DraftError[]) => ({
  codes: [...new Set(errors.map(({ code }) => code))],
  reasons: [...new Set(errors.map(({ reason }) => reason))],
})

const createRefusal = (errors: readonly DraftError[]): CandidateResult => ({
  outcome: 'refused',
  ...toCodesAndReasons(errors),
})

const findHerbs = ({ ingredients }: RecipeDraft, { findHerbByIngredient }: BotFacts): Herb[] => [
  ...new Set(
    ingredients.flatMap(({ name }) => {
      const match = findHerbByIngredient(name)
      return typeof match === 'object' ? match : []
    }),
  ),
]

function findNameErrors({ name }: RecipeDraft): DraftError[] {
  const isName = /\p{L}/u.test(slugify(name)) && !/[<>{}\\`]|https?:|www\.|\n/.test(name)
  return isName
    ? []
    : [{ code: 'NAME', reason: 'The name has no letters, or contains characters that aren’t allowed in a name.' }]
}

function findUseErrors({ ailment }: RecipeDraft, herbs: readonly Herb[]): DraftError[] {
  return herbs.some(({ categories }) => categories.some((name) => name === ailment))
    ? []
    : [{ code: 'AILMENT', reason: `None of the herbs in this recipe is used for ${ailment}.` }]
}

function findAmountErrors({ ingredients, servings }: RecipeDraft, { findHerbByIngredient }: BotFacts): DraftError[] {
  return ingredients.flatMap((line) => {
    const reason = findAmountError(line, servings, findHerbByIngredient(line.name))
    return reason === undefined ? [] : [{ code: 'AMOUNTS', reason }]
  })
}

function findRepetitionErrors(draft: RecipeDraft, existing: readonly ExistingRecipe[]): DraftError[] {
  const ingredientNames = draft.ingredients.map(({ name }) => name)
  const description = normaliseText(draft.description)
  return [
    ...(existing.some((recipe) => isDuplicate({ ...draft, ingredientNames }, recipe))
      ? [
          {
            code: 'DUPLICATE',
            reason: `There is already a recipe called ${draft.name} with almost the same ingredients.`,
          },
        ]
      : []),
    ...(existing.some((recipe) => normaliseText(recipe.description) === description)
      ? [{ code: 'REPEATED_DESCRIPTION', reason: 'Another recipe has the same description.' }]
      : []),
  ]
}
