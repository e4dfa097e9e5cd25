import type { ReactNode } from 'react'
import type { useFetcher } from 'react-router'

import type { ActionResult } from '#client/core/run-action.ts'
import { DraftNote } from '#client/ui/draft-note.tsx'
import { ErrorSummary } from '#client/ui/error-summary.tsx'
import { SubmitButton } from '#client/ui/submit-button.tsx'
import { TextArea } from '#client/ui/text-area.tsx'
import { useFormDraft } from '#client/ui/use-form-draft.ts'
import { useForm } from '#client/ui/use-form.ts'
import { maxMessageLength } from '#domain/support/support.rules.ts'

type ReplyFormProps = {
  fetcher: ReturnType<typeof useFetcher<ActionResult | null>>
  label: string
  /** Name under which drafts of this form are stored. */
  draft: string
  /** Shown above the field. */
  children?: ReactNode
}

/** Form for a reply. Keeps the draft until the reply is sent. */
export function ReplyForm({ fetcher, label, draft: name, children }: ReplyFormProps) {
  const form = useForm(fetcher)
  const draft = useFormDraft(form, name)
  const { errors = {} } = fetcher.data ?? {}
  return (
    <fetcher.Form method="post" ref={form} noValidate className="fields max-w-[44rem]" onInput={draft.onInput}>
      <DraftNote draft={draft} />
      <input type="hidden" name="draft" value={draft.key} />
      {children}
      <TextArea label={label} name="message" max={maxMessageLength} rows={5} error={errors['message']} />
      <SubmitButton intent="reply" fetcher={fetcher}>
        Send reply
      </SubmitButton>
      <ErrorSummary outcome={fetcher.data ?? undefined} />
    </fetcher.Form>
  )
}
