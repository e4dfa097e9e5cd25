import { useDeferredValue, useEffect, useMemo, useState } from 'react'

import type { OwnRecipeForm } from '#domain/own-recipes/fill-form.ts'
import type { OwnRecipeCheck, OwnRecipeReport } from '#domain/own-recipes/own-recipe-check.ts'
import { toOwnRecipeContent } from '#domain/own-recipes/own-recipe-form.ts'
import { type OwnRecipeContent, ownRecipeContent } from '#domain/own-recipes/own-recipes.schemas.ts'
import type { Change } from '#domain/safety/changes.ts'
import type { StoredProfile } from '#domain/safety/stored-profile.ts'

/** Suggesting changes runs about thirty checks, so it waits for a pause in typing. */
const pauseMs = 300

type Errors = Readonly<Record<string, string>>

/** `report` is as in `VerdictPanel`. */
type OwnCheck = {
  errors: Errors
  report: OwnRecipeReport | null | undefined
  changes: readonly Change[]
}

/** Checks the form. The result may be one key behind the form, so that typing stays fast. */
export function useOwnCheck(form: OwnRecipeForm, check: OwnRecipeCheck | null, stored: StoredProfile | null): OwnCheck {
  const deferredForm = useDeferredValue(form)
  const checked = useMemo(() => {
    const content = toOwnRecipeContent(deferredForm)
    const hasIngredients = content.ingredients.some(({ name }) => name !== '')
    return {
      content,
      errors: findErrors(content),
      report: hasIngredients ? (check?.check(content, stored) ?? null) : undefined,
    }
  }, [deferredForm, check, stored])
  const [suggested, setSuggested] = useState<{ for: OwnRecipeContent; changes: readonly Change[] }>()
  useEffect(() => {
    if (!check || !checked.report) return undefined
    const pause = setTimeout(
      () => setSuggested({ for: checked.content, changes: check.suggestChanges(checked.content, stored) }),
      pauseMs,
    )
    return () => clearTimeout(pause)
  }, [check, checked, stored])
  const changes = suggested?.for === checked.content ? suggested.changes : []
  return { errors: checked.errors, report: checked.report, changes }
}

/** Returns the errors that prevent saving, by field, such as `ingredients.0.name`. */
export function findErrors(content: OwnRecipeContent): Errors {
  const errors: Record<string, string> = {}
  for (const { path, message } of ownRecipeContent.safeParse(content).error?.issues ?? [])
    errors[path.join('.')] ??= message
  return errors
}
