import { useEffect, useEffectEvent } from 'react'

import { takePassedRecipe } from '#client/core/passed-recipe.ts'
import type { OwnRecipeForm } from '#domain/own-recipes/fill-form.ts'
import { parseOwnRecipeForm } from '#domain/own-recipes/own-recipe-form.ts'

/** Calls `start` with the recipe that “Make it mine” has passed to this page, once. */
export function usePassedRecipe(isNew: boolean, start: (form: OwnRecipeForm) => void): void {
  const take = useEffectEvent(() => {
    const form = isNew ? parseOwnRecipeForm(takePassedRecipe()) : undefined
    if (form) start(form)
  })
  useEffect(() => take(), [])
}
