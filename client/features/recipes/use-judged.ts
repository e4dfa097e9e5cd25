import { useDeferredValue, useMemo } from 'react'

import { contentIn, type EditForm } from '#domain/recipes/edit-form.ts'
import type { EditJudgement, JudgeEdit } from '#domain/recipes/judge-edit.ts'
import { type RecipeContent, recipeContent } from '#domain/recipes/recipe-edit.schemas.ts'
import type { RecipeOrigin } from '#domain/recipes/recipes.types.ts'

/** By field, as `ingredients.0.name`. */
export type Errors = Readonly<Record<string, string>>

export type Judged = {
  content: RecipeContent
  /** Undefined where the facts could not be had. */
  judgement: EditJudgement | undefined
  /** What keeps it from being stored at all, and what keeps it from being shown besides. */
  unreadable: Errors
  unfinished: Errors
}

/** Nothing is named yet that could be checked. */
export const isWithoutIngredients = ({ content }: Judged): boolean =>
  content.ingredients.every(({ name }) => name.trim() === '')

/** What the check says of the form, a moment after each letter. */
export function useJudged(form: EditForm, judge: JudgeEdit | null, origin: RecipeOrigin): Judged {
  const typed = useDeferredValue(form)
  return useMemo(() => {
    const content = contentIn(typed)
    const read = recipeContent.safeParse(content)
    const unreadable: Record<string, string> = {}
    for (const { path, message } of read.error?.issues ?? []) unreadable[path.join('.')] ??= message
    const judgement = judge?.(content, origin)
    return { content, judgement, unreadable, unfinished: { ...judgement?.errors, ...unreadable } }
  }, [typed, judge, origin])
}
