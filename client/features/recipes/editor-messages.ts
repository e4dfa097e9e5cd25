import { paths } from '#domain/paths.ts'
import type { RecipeToEdit } from '#domain/recipes/recipe-edit.types.ts'

import { type Errors, hasNoIngredients, type EditCheck } from './use-edit-check.ts'

export const saveMessages = {
  publish: (isPublished: boolean) => (isPublished ? 'Save and publish' : 'Publish'),
  save: (recipe: RecipeToEdit | null) => (recipe?.publicationStatus === 'waiting' ? 'Save' : 'Save draft'),
}

export function describeActions(recipe: RecipeToEdit | null, editCheck: EditCheck, slug: string | undefined): string[] {
  const verdict = editCheck.result?.verdict
  const at = slug === undefined ? '' : ` at ${paths.recipe(slug)}`
  if (verdict === 'refused')
    return [
      hasNoIngredients(editCheck)
        ? 'You can publish this remedy once its herbs have passed the safety check.'
        : 'The safety check refuses this remedy, so you can’t publish it.',
      ...(recipe?.publicationStatus === 'published' ? [] : ['You can save it. Only administrators will see it.']),
    ]
  const confirms =
    verdict === 'needs_review' ? ' You also confirm that you’ve reviewed the safety check’s findings.' : ''
  if (recipe?.publicationStatus === 'published')
    return [
      `“${saveMessages.publish(true)}”: everyone will see the changes immediately${at}. If the safety check has new findings, we’ll tell members who saved the remedy.${confirms}`,
    ]
  const effect = recipe?.publicationStatus === 'waiting' ? 'it stays in the review list' : 'only administrators see it'
  return [
    `“${saveMessages.publish(false)}”: everyone will see it immediately${at}.${confirms}`,
    `“${saveMessages.save(recipe)}”: ${effect}.`,
  ]
}

export function formatErrorCount(errors: Errors): string | undefined {
  const count = Object.keys(errors).length
  if (count === 0) return undefined
  return count === 1
    ? 'There’s a problem with one field. Check it and save again.'
    : `There are problems with ${count} fields. Check them and save again.`
}
