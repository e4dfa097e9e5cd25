import { type ApiContext, createApiCall, pathParams } from '#client/core/api.ts'
import { api } from '#domain/api.ts'
import type { CategoryDetails } from '#domain/community/categories.schemas.ts'
import type { CategoriesApi } from '#worker/features/community/categories.routes.ts'

const callCategories = createApiCall((hc, network) => hc<CategoriesApi>(`${api.community}/categories`, network))

/** Includes hidden categories. */
export const listAllCategories = (context: ApiContext) => callCategories(context, (categories) => categories.all.$get())

export const createCategory = (context: ApiContext, json: CategoryDetails) =>
  callCategories(context, (categories) => categories.index.$post({ json }))

export const editCategory = (context: ApiContext, id: string, json: CategoryDetails) =>
  callCategories(context, (categories) => categories[':id'].$put({ param: pathParams({ id }), json }))

export const setCategoryActive = (context: ApiContext, id: string, isActive: boolean) =>
  callCategories(context, (categories) =>
    categories[':id'].active.$put({ param: pathParams({ id }), json: { isActive } }),
  )

export const reorderCategories = (context: ApiContext, ids: string[]) =>
  callCategories(context, (categories) => categories.order.$put({ json: { ids } }))

/** Deletes a category and moves its posts to the category `to`, which may be empty if there are no posts. */
export const deleteCategory = (context: ApiContext, id: string, to: string) =>
  callCategories(context, (categories) =>
    categories[':id'].$delete({ param: pathParams({ id }), query: to === '' ? {} : { to } }),
  )
