import { useEffect, useRef } from 'react'

import type { Fetcher } from '#client/core/fetcher.tsx'
import { textFields } from '#client/core/forms.ts'
import type { ActionResult } from '#client/core/run-action.ts'

import { useFocusFirstError } from './use-focus-first-error.ts'

/**
 * Focuses the first invalid field. Resets the form after a successful submission, unless the user has typed since or
 * `isReloaded` is false, because the saved values couldn't be loaded again.
 */
export function useForm({ data, state, formData }: Fetcher<ActionResult | null>, isReloaded = true) {
  const form = useFocusFirstError(data)
  const isSettled = state === 'idle' && data?.isDone === true
  const sent = useRef<FormData>(undefined)
  useEffect(() => {
    if (formData) sent.current = formData
  }, [formData])
  useEffect(() => {
    if (!isSettled || !isReloaded || !form.current) return
    const fields = textFields(new FormData(form.current))
    if (fields.every(([name, text]) => sent.current?.get(name) === text)) form.current.reset()
  }, [isSettled, isReloaded, form])
  return form
}
