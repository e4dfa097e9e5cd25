import { type FormEvent, type ReactNode, useEffect, useEffectEvent, useState } from 'react'
import { useFetcher } from 'react-router'

import { type Draft, keepDraft, readDraft } from '#client/core/drafts.ts'
import { textFields } from '#client/core/forms.ts'
import { OutcomeLine } from '#client/ui/outcome-line.tsx'
import { SubmitButton } from '#client/ui/submit-button.tsx'
import { useFirstFault } from '#client/ui/use-first-fault.ts'
import { communityForBrowser } from '#domain/paths.ts'

import type { WritingOutcome } from './writing.types.ts'

type WritingFormProps<Written> = {
  /** What its draft is kept under. */
  name: string
  intent: string
  button: string
  label: string
  /** What stands in the fields where nothing was typed before. */
  stored?: Draft
  onWritten: (written: Written) => void
  onClose: () => void
  renderFields: (given: { draft: Draft; faults: Record<string, string> }) => ReactNode
}

/** A form in place: what is typed survives a reload, until it was sent. */
export function WritingForm<Written>(props: WritingFormProps<Written>) {
  const { name, intent, button, label, stored, renderFields, onClose } = props
  const fetcher = useFetcher<WritingOutcome<Written>>()
  const form = useFirstFault(fetcher.data)
  const [draft] = useState(() => ({ ...stored, ...readDraft(name) }))
  const outcome = fetcher.data
  const end = useEffectEvent(props.onWritten)
  const written = fetcher.state === 'idle' && outcome?.isDone ? outcome.written : undefined
  useEffect(() => {
    if (written !== undefined) end(written)
  }, [written])
  useEffect(() => {
    form.current?.querySelector<HTMLElement>('input:not([type="hidden"]), textarea')?.focus()
  }, [form])
  const note = (event: FormEvent<HTMLFormElement>) => {
    const { id: _id, draft: _draft, ...typed } = Object.fromEntries(textFields(new FormData(event.currentTarget)))
    keepDraft(name, typed)
  }
  return (
    <fetcher.Form
      ref={form}
      method="post"
      action={communityForBrowser}
      className="writing-form"
      data-intent={intent}
      aria-label={label}
      noValidate
      onInput={note}
    >
      <input type="hidden" name="draft" value={name} />
      {renderFields({ draft, faults: outcome?.faults ?? {} })}
      <OutcomeLine outcome={outcome?.isDone ? undefined : outcome} />
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
