import { type ApiContext, createApiCall, pathParams } from '#client/core/api.ts'
import { api } from '#domain/api.ts'
import type { NewRecipe, RecipeChange, RecipeWithdrawal } from '#domain/recipes/recipe-edit.schemas.ts'
import type { ExportFormat } from '#domain/recipes/recipe-files.ts'
import { adminRecipesApi, type ListFilters, writeListFilters } from '#domain/recipes/recipe-list.ts'
import type { EditingApi } from '#worker/features/recipes/editing.routes.ts'
import type { SafetyApi } from '#worker/features/safety/safety.routes.ts'

const callEditing = createApiCall((hc, network) => hc<EditingApi>(adminRecipesApi, network))
const callSafety = createApiCall((hc, network) => hc<SafetyApi>(api.safety, network))

export const getFacts = (context: ApiContext) => callSafety(context, (safety) => safety.facts.$get())

export const listAdminRecipes = (context: ApiContext, filters: ListFilters) =>
  callEditing(context, (recipes) => recipes.index.$get({ query: writeListFilters(filters) }))

export const getExportUrl = (format: ExportFormat) => `${adminRecipesApi}/export?format=${format}`

export const getRecipeToEdit = (context: ApiContext, id: string) =>
  callEditing(context, (recipes) => recipes[':id'].$get({ param: pathParams({ id }) }))

export const findNameStatus = (context: ApiContext, name: string, exceptId: string | undefined) =>
  callEditing(context, (recipes) => recipes.namesakes.$get({ query: { name, ...(exceptId && { except: exceptId }) } }))

export const createRecipe = (context: ApiContext, json: NewRecipe) =>
  callEditing(context, (recipes) => recipes.index.$post({ json }))

export const saveRecipe = (context: ApiContext, id: string, json: RecipeChange) =>
  callEditing(context, (recipes) => recipes[':id'].$put({ param: pathParams({ id }), json }))

export const unpublishRecipe = (context: ApiContext, id: string, json: RecipeWithdrawal) =>
  callEditing(context, (recipes) => recipes[':id'].withdrawal.$put({ param: pathParams({ id }), json }))
