import { useStoredDraft } from '#client/ui/use-stored-draft.ts'
import { type EditForm, emptyForm, formOf, readKeptForm, writeKeptForm } from '#domain/recipes/edit-form.ts'
import type { RecipeToEdit } from '#domain/recipes/recipe-edit.types.ts'

/** Under which name a browser keeps what is typed for a remedy. */
export const draftName = (id: string) => `remedy ${id}`

export type ChangeForm = (part: Partial<EditForm>) => void

/** What stands in the form of a remedy, and what it began with. */
export const useEditor = (recipe: RecipeToEdit | null) =>
  useStoredDraft({
    name: draftName(recipe?.id ?? 'new'),
    form: recipe ? formOf(recipe.content) : emptyForm,
    revision: recipe?.revision ?? '',
    read: (draft) => readKeptForm(draft['content']),
    write: (kept) => ({ content: writeKeptForm(kept) }),
    isSame: (one, other) => JSON.stringify(one) === JSON.stringify(other),
    isOlder: (begunWith, stored) => begunWith !== stored,
  })
