import { useState } from 'react'
import { useFetcher } from 'react-router'

import type { ActionResult } from '#client/core/run-action.ts'
import { ConfirmButton } from '#client/ui/confirm-button.tsx'
import { Select } from '#client/ui/select.tsx'
import type { AdminCategory } from '#domain/community/community.types.ts'
import { paths } from '#domain/paths.ts'

type DeleteCategoryProps = { category: AdminCategory; otherCategories: readonly AdminCategory[] }

/** Deletes a category after confirmation, which also asks where to move its posts. */
export function DeleteCategory({ category: { id, name, hasPosts }, otherCategories }: DeleteCategoryProps) {
  const { submit, state } = useFetcher<ActionResult>()
  const [to, setTo] = useState('')
  const targetId = otherCategories.some((category) => category.id === to) ? to : (otherCategories[0]?.id ?? '')
  const confirmDelete = () =>
    void submit(
      { intent: 'delete', id, to: hasPosts ? targetId : '' },
      { method: 'post', action: paths.adminCategories },
    )
  return (
    <ConfirmButton
      itemName={name}
      title={`Delete “${name}”?`}
      consequences={
        <>
          This permanently deletes the category. Links to the category will then open the list of all posts.{' '}
          {hasPosts && 'Its posts stay. Choose where to move them.'}
        </>
      }
      isDeleting={state !== 'idle'}
      onDelete={confirmDelete}
    >
      {hasPosts && otherCategories.length > 0 && (
        <Select
          label="Move its posts to"
          name="to"
          value={targetId}
          onChange={(event) => setTo(event.currentTarget.value)}
          options={otherCategories.map((category) => [category.id, category.name] as const)}
        />
      )}
    </ConfirmButton>
  )
}
