import { useDeferredValue, useMemo } from 'react'

import type { EditCheckResult, CheckEdit } from '#domain/recipes/edit-check.ts'
import { toRecipeContent, type EditForm } from '#domain/recipes/edit-form.ts'
import { type RecipeContent, recipeContent } from '#domain/recipes/recipe-edit.schemas.ts'
import type { RecipeOrigin } from '#domain/recipes/recipes.types.ts'

/** Errors by field, such as `ingredients.0.name`. */
export type Errors = Readonly<Record<string, string>>

export type Judged = {
  content: RecipeContent
  /** Undefined when the facts could not be loaded. */
  judgement: EditCheckResult | undefined
  /** `unreadable` prevents saving. `unfinished` also prevents publishing. */
  unreadable: Errors
  unfinished: Errors
}

/** True while no ingredient has a name. */
export const hasNoIngredients = ({ content }: Judged): boolean =>
  content.ingredients.every(({ name }) => name.trim() === '')

/** Returns the result of the check for the form, slightly after each keystroke. */
export function useJudged(form: EditForm, judge: CheckEdit | null, origin: RecipeOrigin): Judged {
  const typed = useDeferredValue(form)
  return useMemo(() => {
    const content = toRecipeContent(typed)
    const read = recipeContent.safeParse(content)
    const unreadable: Record<string, string> = {}
    for (const { path, message } of read.error?.issues ?? []) unreadable[path.join('.')] ??= message
    const judgement = judge?.(content, origin)
    return { content, judgement, unreadable, unfinished: { ...judgement?.errors, ...unreadable } }
  }, [typed, judge, origin])
}
