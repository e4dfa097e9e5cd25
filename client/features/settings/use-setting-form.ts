import { useState } from 'react'

import type { Fetcher } from '#client/core/fetcher.tsx'
import type { ActionResult } from '#client/core/run-action.ts'
import { useEditDraft } from '#client/ui/use-edit-draft.ts'

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
