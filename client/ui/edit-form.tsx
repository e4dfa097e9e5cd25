import { type ReactNode, useEffect, useState } from 'react'
import { useFetcher } from 'react-router'

import type { ActionResult } from '#client/core/run-action.ts'

import { ActionMessage } from './action-message.tsx'
import { DraftNote } from './draft-note.tsx'
import { SubmitButton } from './submit-button.tsx'
import { useFocusFirstError } from './use-focus-first-error.ts'
import { useFormDraft } from './use-form-draft.ts'

type EditFormProps = {
  id: string
  revision: string
  label: string
  close: () => void
  renderFields: (errors: ActionResult['errors']) => ReactNode
}

/** Form that edits one entry of a list in place and closes once it is saved. */
export function EditForm({ id, revision: saved, label, close, renderFields }: EditFormProps) {
  const fetcher = useFetcher<ActionResult>()
  const { data, state } = fetcher
  const form = useFocusFirstError(data)
  // Keeps the revision that the form was opened with, even if somebody else saves in the meantime.
  const [revision] = useState(saved)
  const draft = useFormDraft(form, `edit ${id}`, { revision, fetcher })
  const isStored = state === 'idle' && data?.isDone === true
  useEffect(() => {
    if (isStored) close()
  }, [isStored, close])
  useEffect(() => form.current?.querySelector<HTMLElement>('input:not([type="hidden"])')?.focus(), [form])
  return (
    <fetcher.Form method="post" ref={form} noValidate className="fields" aria-label={label} onInput={draft.onInput}>
      <DraftNote draft={draft} revision={revision} />
      {renderFields(data?.errors ?? {})}
      <input type="hidden" name="id" value={id} />
      <div className="flex flex-wrap gap-3">
        <SubmitButton intent="edit" fetcher={fetcher}>
          Save
        </SubmitButton>
        <button type="button" className="button plain" onClick={close}>
          Cancel
        </button>
      </div>
      <ActionMessage outcome={data} />
    </fetcher.Form>
  )
}
