import { useFetcher } from 'react-router'

import type { ActionResult } from '#client/core/run-action.ts'
import { useDragOrder } from '#client/ui/use-drag-order.ts'
import { moveToPosition } from '#domain/community/categories.rules.ts'
import type { AdminCategory } from '#domain/community/community.types.ts'

import { CategoryRow } from './category-row.tsx'

/** Shows the dragged order while it is being saved. */
export function AdminCategoryList({ categories }: { categories: readonly AdminCategory[] }) {
  const { submit, formData } = useFetcher<ActionResult>()
  const order = formData?.get('order')
  const sortedCategories = typeof order === 'string' ? sortByIds(categories, order.split(' ')) : categories
  const ids = sortedCategories.map(({ id }) => id)
  const { list, dragged, grab } = useDragOrder(({ from, to }) => {
    const order = moveToPosition(ids, ids[from] ?? '', to).join(' ')
    void submit({ intent: 'order', order }, { method: 'post', flushSync: true })
  })
  return (
    <ol className="categories" ref={list} data-dragging={dragged !== null}>
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
