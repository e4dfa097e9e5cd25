import { useState } from 'react'

import { forgetDraft, keepDraft, readDraft } from '#client/core/drafts.ts'
import { type EditForm, emptyForm, formOf, readKeptForm, writeKeptForm } from '#domain/recipes/edit-form.ts'
import type { RecipeToEdit } from '#domain/recipes/recipe-edit.types.ts'

/** Under which name a browser keeps what is typed for a remedy. */
export const draftName = (id: string) => `remedy ${id}`

const storedForm = (recipe: RecipeToEdit | null) => (recipe ? formOf(recipe.content) : emptyForm)
const isSame = (one: EditForm, other: EditForm) => JSON.stringify(one) === JSON.stringify(other)

export type ChangeForm = (part: Partial<EditForm>) => void

/**
 * What stands in the form, and what it began with: the stored recipe, or what this browser kept of it. `isOutdated` tells that somebody
 * else has saved since.
 */
export function useEditor(recipe: RecipeToEdit | null) {
  const name = draftName(recipe?.id ?? 'new')
  const revision = recipe?.revision ?? ''
  const [kept] = useState(() => readKeptForm(readDraft(name)['content']))
  const [form, setForm] = useState(kept?.form ?? storedForm(recipe))
  const [base, setBase] = useState({ form: storedForm(recipe), revision: kept?.revision ?? revision })
  const [isRestored, setIsRestored] = useState(kept !== undefined && !isSame(kept.form, storedForm(recipe)))
  const change: ChangeForm = (part) => {
    const changed = { ...form, ...part }
    setForm(changed)
    keepDraft(name, { content: writeKeptForm({ form: changed, revision: base.revision }) })
  }
  const begin = (stored: EditForm) => {
    setBase({ form: stored, revision })
    setIsRestored(false)
  }
  return {
    form,
    change,
    revision: base.revision,
    isDirty: !isSame(form, base.form),
    isOutdated: base.revision !== revision,
    isRestored,
    /** What was sent is stored now; what was typed meanwhile is kept over it. */
    settle: (sent: EditForm) => {
      begin(sent)
      if (!isSame(form, sent)) keepDraft(name, { content: writeKeptForm({ form, revision }) })
    },
    /** Shows what is stored, whatever was typed. */
    startAnew: () => {
      setForm(storedForm(recipe))
      begin(storedForm(recipe))
      forgetDraft(name)
    },
    /** What is typed shall replace what somebody else has saved. */
    insist: () => setBase({ ...base, revision }),
  }
}
