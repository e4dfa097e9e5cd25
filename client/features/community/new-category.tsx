import { useFetcher } from 'react-router'

import type { ActionResult } from '#client/core/run-action.ts'
import { ActionMessage } from '#client/ui/action-message.tsx'
import { DraftNote } from '#client/ui/draft-note.tsx'
import { SubmitButton } from '#client/ui/submit-button.tsx'
import { useFormDraft } from '#client/ui/use-form-draft.ts'
import { useForm } from '#client/ui/use-form.ts'

import { CategoryFields } from './category-fields.tsx'

export function NewCategory() {
  const fetcher = useFetcher<ActionResult>()
  const form = useForm(fetcher)
  const draft = useFormDraft(form, 'category', { fetcher })
  return (
    <section className="mt-14" aria-labelledby="new-category">
      <h2 id="new-category" className="mb-5 text-cobalt">
        New category
      </h2>
      <fetcher.Form method="post" ref={form} noValidate className="fields" onInput={draft.onInput}>
        <DraftNote draft={draft} />
        <CategoryFields errors={fetcher.data?.errors ?? {}} />
        <SubmitButton intent="create" fetcher={fetcher}>
          Create category
        </SubmitButton>
        <ActionMessage outcome={fetcher.data} />
      </fetcher.Form>
    </section>
  )
}
