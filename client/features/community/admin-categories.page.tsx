import { type LoaderFunctionArgs, useLoaderData } from 'react-router'

import { loadOrMessage, type LoadResult } from '#client/core/load-or-toast.ts'
import { useLastNonNull } from '#client/core/use-last-non-null.ts'
import { requireAdmin } from '#client/features/accounts/route-guards.ts'
import { AdminLayout } from '#client/features/admin/admin-layout.tsx'
import { PageDataError } from '#client/ui/page-data-error.tsx'
import { formatLoadingError } from '#domain/community/categories.messages.ts'
import type { AdminCategory } from '#domain/community/community.types.ts'
import { errorCodes } from '#domain/errors.ts'

import { AdminCategoryList } from './admin-category-list.tsx'
import { listAllCategories } from './categories.api.ts'
import { NewCategory } from './new-category.tsx'

type Loaded = LoadResult<{ categories: AdminCategory[] }>

export const loader = (args: LoaderFunctionArgs): Promise<Loaded> =>
  loadOrMessage(
    listAllCategories(args.context),
    () => requireAdmin(args),
    (message = errorCodes.unavailable.message) => formatLoadingError(message),
  )

export { categoriesAction as action } from './admin-categories.action.ts'

export function Component() {
  const { loaded, failure } = useLoaderData<Loaded>()
  const latest = useLastNonNull(loaded)
  return (
    <AdminLayout title="Forum Categories">
      {failure !== null && <PageDataError failure={failure} />}
      {latest && (
        <>
          <AdminCategoryList categories={latest.categories} />
          <NewCategory />
        </>
      )}
    </AdminLayout>
  )
}
