import { useEffect, useRef } from 'react'

/** Focuses the first invalid field after each result, unless the form has an error summary. */
export function useFocusFirstError(outcome: unknown) {
  const form = useRef<HTMLFormElement>(null)
  useEffect(() => {
    if (outcome === undefined || form.current?.querySelector('.error-summary')) return
    form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
  }, [outcome])
  return form
}
