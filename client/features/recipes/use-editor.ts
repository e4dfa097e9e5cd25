import { useDeferredValue, useMemo } from 'react'

import { useEditDraft } from '#client/ui/use-edit-draft.ts'
import type { CheckEdit, EditCheckResult } from '#domain/recipes/edit-check.ts'
import { type EditForm, emptyForm, toEditForm, parseEditForm, toRecipeContent } from '#domain/recipes/edit-form.ts'
import { type RecipeContent, recipeContent } from '#domain/recipes/recipe-edit.schemas.ts'
import type { RecipeToEdit } from '#domain/recipes/recipe-edit.types.ts'
import type { RecipeOrigin } from '#domain/recipes/recipes.types.ts'

export type ChangeForm = (part: Partial<EditForm>) => void

export const useEditor = (recipe: RecipeToEdit | null) =>
  useEditDraft({
    name: `remedy ${recipe?.id ?? 'new'}`,
    form: recipe ? toEditForm(recipe.content) : emptyForm,
    revision: recipe?.revision ?? '',
    read: parseEditForm,
  })

/** Errors by field, such as `ingredients.0.name`. */
export type Errors = Readonly<Record<string, string>>

export type EditCheck = {
  content: RecipeContent
  /** Undefined if the facts could not be loaded. */
  result: EditCheckResult | undefined
  /** `fieldErrors` prevents saving. `unfinished` also prevents publishing. */
  fieldErrors: Errors
  unfinished: Errors
}

export const hasNoIngredients = ({ content }: EditCheck): boolean =>
  content.ingredients.every(({ name }) => name.trim() === '')

/** Checks the form. `content` and `result` may be one keystroke behind the form, so that typing stays fast. */
export function useEditCheck(form: EditForm, checkEdit: CheckEdit | null, origin: RecipeOrigin): EditCheck {
  const deferredForm = useDeferredValue(form)
  return useMemo(() => {
    const content = toRecipeContent(deferredForm)
    const parsed = recipeContent.safeParse(content)
    const fieldErrors: Record<string, string> = {}
    for (const { path, message } of parsed.error?.issues ?? []) fieldErrors[path.join('.')] ??= message
    const result = checkEdit?.(content, origin)
    return { content, result, fieldErrors, unfinished: { ...result?.errors, ...fieldErrors } }
  }, [deferredForm, checkEdit, origin])
}
