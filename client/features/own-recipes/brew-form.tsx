import { useEffect, useEffectEvent, useState } from 'react'
import { useFetcher } from 'react-router'

import type { ActionResult } from '#client/core/run-action.ts'
import { useToday } from '#client/core/use-today.ts'
import { ActionMessage } from '#client/ui/action-message.tsx'
import { Field } from '#client/ui/field.tsx'
import { StarChoice } from '#client/ui/star-choice.tsx'
import { TextArea } from '#client/ui/text-area.tsx'
import { type Brew, maxBrewNoteLength } from '#domain/own-recipes/brews.types.ts'

import { saveBrewIntent } from './brews.action.ts'

type BrewFormProps = { label: string; brew?: Brew; onClose: () => void }

/** Ref for the form, which replaces the focused button. */
const focusDay = (form: HTMLFormElement | null) => form?.querySelector<HTMLElement>('[name="day"]')?.focus()

/** Form for a new brew or a saved one. Closes when it is saved. */
export function BrewForm({ label, brew, onClose }: BrewFormProps) {
  const fetcher = useFetcher<ActionResult>()
  const today = useToday()
  const [id] = useState(() => brew?.id ?? crypto.randomUUID())
  const { data, state } = fetcher
  const close = useEffectEvent(onClose)
  const isDone = state === 'idle' && data?.isDone === true
  useEffect(() => {
    if (isDone) close()
  }, [isDone])
  const errors = data?.errors ?? {}
  return (
    <fetcher.Form
      ref={focusDay}
      method="post"
      className="fields max-w-120 rounded-box bg-wash px-5 py-4.5"
      aria-label={label}
      noValidate
      onSubmit={(event) => state !== 'idle' && event.preventDefault()}
    >
      <input type="hidden" name="intent" value={saveBrewIntent} />
      <input type="hidden" name="brew" value={id} />
      <Field label="Day" name="day" type="date" max={today} defaultValue={brew?.day ?? today} error={errors['day']} />
      <StarChoice legend="Stars (optional)" name="stars" initial={brew?.stars ?? null} />
      <TextArea
        label="Note (optional)"
        name="note"
        rows={2}
        max={maxBrewNoteLength}
        defaultValue={brew?.note ?? ''}
        error={errors['note']}
      />
      <ActionMessage outcome={data?.isDone === false && Object.keys(errors).length === 0 ? data : undefined} />
      <div className="flex flex-wrap gap-3">
        <button type="submit" className="button" aria-disabled={state !== 'idle'}>
          {state === 'idle' ? 'Save' : 'Loading...'}
        </button>
        <button type="button" className="button plain" onClick={onClose}>
          Cancel
        </button>
      </div>
    </fetcher.Form>
  )
}
