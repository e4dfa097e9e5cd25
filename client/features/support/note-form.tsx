import { useFetcher } from 'react-router'

import type { ActionResult } from '#client/core/run-action.ts'
import { ActionMessage } from '#client/ui/action-message.tsx'
import { DraftNote } from '#client/ui/draft-note.tsx'
import { SubmitButton } from '#client/ui/submit-button.tsx'
import { TextArea } from '#client/ui/text-area.tsx'
import { useFormDraft } from '#client/ui/use-form-draft.ts'
import { useForm } from '#client/ui/use-form.ts'
import { maxMessageLength } from '#domain/support/support.rules.ts'

/** Form for a note to administrators, separate from the reply to the member. */
export function NoteForm({ draft: name }: { draft: string }) {
  const fetcher = useFetcher<ActionResult | null>()
  const form = useForm(fetcher)
  const draft = useFormDraft(form, name, { fetcher })
  return (
    <details className="internal-note-form">
      <summary>Write an internal note</summary>
      <fetcher.Form method="post" ref={form} noValidate className="fields" onInput={draft.onInput}>
        <DraftNote draft={draft} />
        <TextArea
          label="Internal note"
          hint="Only administrators can see this note. We don’t send it to the member, and it doesn’t change the ticket’s status."
          name="message"
          max={maxMessageLength}
          rows={4}
          error={fetcher.data?.errors['message']}
        />
        <SubmitButton intent="note" fetcher={fetcher} className="button plain">
          Save note
        </SubmitButton>
        <ActionMessage outcome={fetcher.data ?? undefined} />
      </fetcher.Form>
    </details>
  )
}
