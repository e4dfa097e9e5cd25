import { type LoaderFunctionArgs, useLoaderData, useFetcher } from 'react-router'

import { loadOrMessage, type LoadResult } from '#client/core/load-or-toast.ts'
import type { ActionResult } from '#client/core/run-action.ts'
import { useLastNonNull } from '#client/core/use-last-non-null.ts'
import { requireAdmin } from '#client/features/accounts/route-guards.ts'
import { AdminLayout } from '#client/features/admin/admin-layout.tsx'
import { PageDataError } from '#client/ui/page-data-error.tsx'
import { useDragOrder } from '#client/ui/use-drag-order.ts'
import { formatLoadingError } from '#domain/community/categories.messages.ts'
import { moveToPosition } from '#domain/community/categories.rules.ts'
import type { AdminCategory } from '#domain/community/community.types.ts'
import { errorCodes } from '#domain/errors.ts'

import { listAllCategories } from './categories.api.ts'
import { NewCategory } from './category-fields.tsx'
import { CategoryRow } from './category-row.tsx'

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

/** Shows the dragged order while it is being saved. */
function AdminCategoryList({ categories }: { categories: readonly AdminCategory[] }) {
  const { submit, formData } = useFetcher<ActionResult>()
  const order = formData?.get('order')
  const sortedCategories = typeof order === 'string' ? sortByIds(categories, order.split(' ')) : categories
  const ids = sortedCategories.map(({ id }) => id)
  const { list, dragged, grab } = useDragOrder(({ from, to }) => {
    const order = moveToPosition(ids, ids[from] ?? '', to).join(' ')
    void submit({ intent: 'order', order }, { method: 'post', flushSync: true })
  })
  return (
    <ol ref={list} data-dragging={dragged !== null}>
      {sortedCategories.map((category, position) => (
        <CategoryRow
          key={category.id}
          category={category}
          categories={sortedCategories}
          isDragged={position === dragged}
          onGrab={(event) => grab(event, position)}
        />
      ))}
    </ol>
  )
}

const sortByIds = (categories: readonly AdminCategory[], ids: readonly string[]) =>
  categories.toSorted((a, b) => ids.indexOf(a.id) - ids.indexOf(b.id))
