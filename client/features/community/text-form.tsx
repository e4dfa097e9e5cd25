import { type ReactNode, useEffect, useEffectEvent } from 'react'

import { useFetcher } from '#client/core/fetcher.tsx'
import { ActionMessage } from '#client/ui/action-message.tsx'
import { DraftNote } from '#client/ui/draft-note.tsx'
import { SubmitButton } from '#client/ui/submit-button.tsx'
import { useFocusFirstError } from '#client/ui/use-focus-first-error.ts'
import { useFormDraft } from '#client/ui/use-form-draft.ts'
import { communityDataPath } from '#domain/paths.ts'

import type { CommunityActionResult } from './community.types.ts'

type TextFormProps<Saved> = {
  /** Name under which drafts of this form are stored. */
  name: string
  intent: string
  button: string
  label: string
  /** Version of the text that is being edited. */
  revision?: string
  onSaved: (saved: Saved) => void
  onClose: () => void
  renderFields: (errors: Record<string, string>) => ReactNode
}

/** Inline form that keeps a draft until the text is sent. */
export function TextForm<Saved>(props: TextFormProps<Saved>) {
  const { name, intent, button, label, revision, renderFields, onClose } = props
  const fetcher = useFetcher<CommunityActionResult<Saved>>()
  const form = useFocusFirstError(fetcher.data)
  const draft = useFormDraft(form, name, { revision })
  const outcome = fetcher.data
  const onSaved = useEffectEvent(props.onSaved)
  const saved = fetcher.state === 'idle' && outcome?.isDone ? outcome.saved : undefined
  useEffect(() => {
    if (saved !== undefined) onSaved(saved)
  }, [saved])
  useEffect(() => {
    form.current?.querySelector<HTMLElement>('input:not([type="hidden"]), textarea')?.focus()
  }, [form])
  return (
    <fetcher.Form
      ref={form}
      method="post"
      action={communityDataPath}
      className="text-form"
      data-intent={intent}
      aria-label={label}
      noValidate
      onInput={draft.onInput}
    >
      <DraftNote draft={draft} revision={revision} />
      <input type="hidden" name="draft" value={draft.key} />
      {renderFields(outcome?.errors ?? {})}
      <ActionMessage outcome={outcome?.isDone ? undefined : outcome} />
      <div className="flex flex-wrap gap-2.5">
        <SubmitButton fetcher={fetcher} intent={intent}>
          {button}
        </SubmitButton>
        <button type="button" className="button plain" onClick={onClose}>
          Close
        </button>
      </div>
    </fetcher.Form>
  )
}
