import { useEditDraft } from '#client/ui/use-edit-draft.ts'
import { type EditForm, emptyForm, toEditForm, parseEditForm } from '#domain/recipes/edit-form.ts'
import type { RecipeToEdit } from '#domain/recipes/recipe-edit.types.ts'

export type ChangeForm = (part: Partial<EditForm>) => void

export const useEditor = (recipe: RecipeToEdit | null) =>
  useEditDraft({
    name: `remedy ${recipe?.id ?? 'new'}`,
    form: recipe ? toEditForm(recipe.content) : emptyForm,
    revision: recipe?.revision ?? '',
    read: parseEditForm,
  })
