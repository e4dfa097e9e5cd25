import { paths } from '#domain/paths.ts'
import type { RecipeToEdit } from '#domain/recipes/recipe-edit.types.ts'

import { type Errors, isWithoutIngredients, type Judged } from './use-judged.ts'

export const saveWords = {
  publish: (isPublished: boolean) => (isPublished ? 'Save and show' : 'Publish'),
  save: (recipe: RecipeToEdit | null) => (recipe?.publicationStatus === 'waiting' ? 'Save' : 'Save draft'),
}

/** Returns what each button will do, shown before it is pressed. */
export function willBe(recipe: RecipeToEdit | null, judged: Judged, slug: string | undefined): string[] {
  const verdict = judged.judgement?.verdict
  const at = slug === undefined ? '' : ` at ${paths.recipe(slug)}`
  if (verdict === 'refused')
    return [
      isWithoutIngredients(judged)
        ? 'It can be shown once its herbs have passed the safety check.'
        : 'The safety check refuses it: it cannot be shown.',
      ...(recipe?.publicationStatus === 'published' ? [] : ['What you have can be kept; only administrators see it.']),
    ]
  const confirms = verdict === 'needs_review' ? ' By that you confirm what the check wants a person to see.' : ''
  if (recipe?.publicationStatus === 'published')
    return [
      `“${saveWords.publish(true)}”: everybody sees the changes at once${at}. Whoever keeps it is told if the check says more than before.${confirms}`,
    ]
  const kept =
    recipe?.publicationStatus === 'waiting' ? 'it goes on waiting in the review list' : 'only administrators see it'
  return [
    `“${saveWords.publish(false)}”: everybody sees it at once${at}.${confirms}`,
    `“${saveWords.save(recipe)}”: ${kept}.`,
  ]
}

/** Returns the number of fields with a problem, in words; undefined without one. */
export function errorCount(errors: Errors): string | undefined {
  const count = Object.keys(errors).length
  if (count === 0) return undefined
  return count === 1
    ? "There's a problem with one field. Check it and save again."
    : `There are problems with ${count} fields. Check them and save again.`
}
