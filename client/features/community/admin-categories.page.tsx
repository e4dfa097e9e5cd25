import { type LoaderFunctionArgs, useLoaderData } from 'react-router'

import { readFailure } from '#client/core/call-error.ts'
import { showToast } from '#client/core/toasts.ts'
import { requireAdmin } from '#client/features/accounts/gate.ts'
import { AdminFrame } from '#client/features/admin/admin-frame.tsx'
import { NotLoaded } from '#client/ui/not-loaded.tsx'
import { categoriesNotLoaded } from '#domain/community/categories.words.ts'
import type { AdminCategory } from '#domain/community/community.types.ts'
import { errorCodes } from '#domain/errors.ts'

import { listAllCategories } from './categories.api.ts'
import { CategoryRows } from './category-rows.tsx'
import { NewCategory } from './new-category.tsx'

type Loaded = { categories: AdminCategory[]; failure: null } | { categories: null; failure: string }

export async function loader(given: LoaderFunctionArgs): Promise<Loaded> {
  try {
    const { categories } = await listAllCategories(given.context)
    return { categories, failure: null }
  } catch (thrown) {
    const { code, message = errorCodes.unavailable.message } = readFailure(thrown) ?? {}
    if (code === 'unauthenticated' || code === 'forbidden') await requireAdmin(given)
    const failure = categoriesNotLoaded(message)
    void showToast('error', failure)
    return { categories: null, failure }
  }
}

export { categoriesAction as action } from './admin-categories.action.ts'

export function Component() {
  const { categories, failure } = useLoaderData<Loaded>()
  return (
    <AdminFrame title="Forum Categories">
      {failure !== null && <NotLoaded failure={failure} />}
      {categories && (
        <>
          <CategoryRows categories={categories} />
          <NewCategory />
        </>
      )}
    </AdminFrame>
  )
}
