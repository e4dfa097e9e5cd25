import { useEffect, useEffectEvent } from 'react'

import { takePassed } from '#client/core/tab-storage.ts'
import { type OwnRecipeForm, parseOwnRecipeForm } from '#domain/own-recipes/own-recipe-form.ts'

import { passedRecipeName } from './make-it-mine.ts'

/** Calls `start` with the recipe that “Make it mine” has passed to this page, once. */
export function usePassedRecipe(isNew: boolean, start: (form: OwnRecipeForm) => void): void {
  const take = useEffectEvent(() => {
    const form = isNew ? parseOwnRecipeForm(takePassed(passedRecipeName)) : undefined
    if (form) start(form)
  })
  useEffect(() => take(), [])
}
