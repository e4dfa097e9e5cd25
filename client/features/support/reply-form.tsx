import type { ReactNode } from 'react'
import type { useFetcher } from 'react-router'

import type { Outcome } from '#client/core/outcome.ts'
import { ErrorSummary } from '#client/ui/error-summary.tsx'
import { SubmitButton } from '#client/ui/submit-button.tsx'
import { TextArea } from '#client/ui/text-area.tsx'
import { useForm } from '#client/ui/use-form.ts'
import { useKeptDraft } from '#client/ui/use-kept-draft.ts'
import { messageMax } from '#domain/support/support.rules.ts'

type ReplyFormProps = {
  fetcher: ReturnType<typeof useFetcher<Outcome | null>>
  label: string
  /** What it is kept under until it is sent. */
  draft: string
  /** What helps to write it, above the field. */
  children?: ReactNode
}

/** Writes into the conversation; what was typed stays until it has arrived. */
export function ReplyForm({ fetcher, label, draft, children }: ReplyFormProps) {
  const form = useForm(fetcher)
  const keep = useKeptDraft(form, draft)
  const { faults = {} } = fetcher.data ?? {}
  return (
    <fetcher.Form method="post" ref={form} noValidate className="fields reply-form" onInput={keep}>
      {children}
      <TextArea label={label} name="message" max={messageMax} rows={5} fault={faults['message']} />
      <SubmitButton intent="reply" fetcher={fetcher}>
        Send reply
      </SubmitButton>
      <ErrorSummary outcome={fetcher.data ?? undefined} />
    </fetcher.Form>
  )
}
