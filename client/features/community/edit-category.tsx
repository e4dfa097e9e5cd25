import { useEffect } from 'react'
import { useFetcher } from 'react-router'

import type { Outcome } from '#client/core/outcome.ts'
import { OutcomeLine } from '#client/ui/outcome-line.tsx'
import { SubmitButton } from '#client/ui/submit-button.tsx'
import { useFirstFault } from '#client/ui/use-first-fault.ts'
import type { AdminCategory } from '#domain/community/community.types.ts'

import { CategoryFields } from './category-fields.tsx'

type EditCategoryProps = { category: AdminCategory; close: () => void }

/** Changes what a category tells; it folds away once that is stored. */
export function EditCategory({ category, close }: EditCategoryProps) {
  const fetcher = useFetcher<Outcome>()
  const { data, state } = fetcher
  const form = useFirstFault(data)
  const isStored = state === 'idle' && data?.isDone === true
  useEffect(() => {
    if (isStored) close()
  }, [isStored, close])
  useEffect(() => form.current?.querySelector('input')?.focus(), [form])
  return (
    <fetcher.Form method="post" ref={form} noValidate className="fields" aria-label={`Edit ${category.name}`}>
      <CategoryFields category={category} faults={data?.faults ?? {}} />
      <input type="hidden" name="id" value={category.id} />
      <div className="flex flex-wrap gap-3">
        <SubmitButton intent="edit" fetcher={fetcher}>
          Save
        </SubmitButton>
        <button type="button" className="button plain" onClick={close}>
          Cancel
        </button>
      </div>
      <OutcomeLine outcome={data} />
    </fetcher.Form>
  )
}
