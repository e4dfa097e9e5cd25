import { useEffect, useRef } from 'react'

/** For a form without an error summary: the first field that is at fault gets the focus whenever another outcome has come. */
export function useFirstError(outcome: unknown) {
  const form = useRef<HTMLFormElement>(null)
  useEffect(() => {
    if (outcome === undefined || form.current?.querySelector('.error-summary')) return
    form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
  }, [outcome])
  return form
}
