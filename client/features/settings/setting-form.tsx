import { useState } from 'react'

import type { Fetcher } from '#client/core/fetcher.tsx'
import type { ActionResult } from '#client/core/run-action.ts'
import { useEditDraft } from '#client/ui/use-edit-draft.ts'
import { settingsMessages } from '#domain/settings/settings.messages.ts'

/**
 * Form state of a setting. After a save, it shows the stored values and anything typed meanwhile. After a conflict, it
 * keeps the typed text, and the next save overwrites the other version.
 */
export function useSettingForm<Form>(
  saved: Parameters<typeof useEditDraft<Form>>[0],
  fetcher: Fetcher<ActionResult | null>,
) {
  const editor = useEditDraft(saved)
  const { data, state } = fetcher
  const [submittedForm, setSubmittedForm] = useState(saved.form)
  const [handledResult, setHandledResult] = useState<unknown>()
  if (state === 'idle' && data && handledResult !== data) {
    setHandledResult(data)
    const isReloaded = saved.revision !== editor.revision
    if (data.isDone && isReloaded && editor.form === submittedForm) {
      editor.draft.save(null)
      editor.showSaved()
    } else if (data.isDone) editor.markAsSaved(submittedForm, data.revision)
    else if (data.code === 'conflict') editor.overwrite()
  }
  return {
    ...editor,
    onSubmit: () => setSubmittedForm(editor.form),
    hasConflict: data?.code === 'conflict' || (editor.isOutdated && state === 'idle'),
  }
}

/** Returns the draft if each of its fields has the same type as in `example`, otherwise undefined. */
export function parseDraft<Form extends object>(draft: unknown, example: Form): Form | undefined {
  if (typeof draft !== 'object' || draft === null) return undefined
  const hasSameTypes = Object.entries(example).every(
    ([name, value]) => typeof Reflect.get(draft, name) === typeof value,
  )
  return hasSameTypes ? (draft as Form) : undefined
}

type ConflictNoteProps = { rows: readonly (readonly [label: string, value: string])[]; showSaved: () => void }

/** Shows the values that another administrator saved after this form was opened. */
export const ConflictNote = ({ rows, showSaved }: ConflictNoteProps) => (
  <div className="note" role="alert">
    <p>{settingsMessages.changedMeanwhile}</p>
    <dl className="saved-values my-3">
      {rows.map(([label, value]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value || 'Empty'}</dd>
        </div>
      ))}
    </dl>
    <button type="button" className="button plain" onClick={showSaved}>
      Use the saved version
    </button>
  </div>
)
