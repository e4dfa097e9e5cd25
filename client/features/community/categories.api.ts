import type { RouterContextProvider } from 'react-router'

import { createApiCall, pathParams } from '#client/core/api.ts'
import { api } from '#domain/api.ts'
import type { CategoryDetails } from '#domain/community/categories.schemas.ts'
import type { CategoriesApi } from '#worker/features/community/categories.routes.ts'

type Context = Readonly<RouterContextProvider>

const callCategories = createApiCall((hc, network) => hc<CategoriesApi>(`${api.community}/categories`, network))

/** Includes hidden categories. */
export const listAllCategories = (context: Context) => callCategories(context, (categories) => categories.all.$get())

export const createCategory = (context: Context, json: CategoryDetails) =>
  callCategories(context, (categories) => categories.index.$post({ json }))

export const editCategory = (context: Context, id: string, json: CategoryDetails) =>
  callCategories(context, (categories) => categories[':id'].$put({ param: pathParams({ id }), json }))

export const setActive = (context: Context, id: string, isActive: boolean) =>
  callCategories(context, (categories) =>
    categories[':id'].active.$put({ param: pathParams({ id }), json: { isActive } }),
  )

export const orderCategories = (context: Context, ids: string[]) =>
  callCategories(context, (categories) => categories.order.$put({ json: { ids } }))

/** Deletes a category and moves its posts to the category `to`, which may be empty if there are no posts. */
export const deleteCategory = (context: Context, id: string, to: string) =>
  callCategories(context, (categories) =>
    categories[':id'].$delete({ param: pathParams({ id }), query: to === '' ? {} : { to } }),
  )
