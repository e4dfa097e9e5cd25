import { useFetcher } from 'react-router'

import type { ActionResult } from '#client/core/run-action.ts'
import { ActionMessage } from '#client/ui/action-message.tsx'
import { DraftNote } from '#client/ui/draft-note.tsx'
import { SubmitButton } from '#client/ui/submit-button.tsx'
import { useFormDraft } from '#client/ui/use-form-draft.ts'
import { useForm } from '#client/ui/use-form.ts'

import { CannedReplyFields } from './canned-reply-fields.tsx'

export function NewCannedReply() {
  const fetcher = useFetcher<ActionResult>()
  const form = useForm(fetcher)
  const draft = useFormDraft(form, 'canned reply', { fetcher })
  return (
    <section className="mt-14" aria-labelledby="new-canned">
      <h2 id="new-canned" className="mb-5 text-cobalt">
        New canned reply
      </h2>
      <fetcher.Form method="post" ref={form} noValidate className="fields reply-form" onInput={draft.onInput}>
        <DraftNote draft={draft} />
        <CannedReplyFields errors={fetcher.data?.errors ?? {}} />
        <SubmitButton intent="create" fetcher={fetcher}>
          Save reply
        </SubmitButton>
        <ActionMessage outcome={fetcher.data} />
      </fetcher.Form>
    </section>
  )
}
