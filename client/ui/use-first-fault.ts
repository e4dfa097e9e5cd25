import { useEffect, useRef } from 'react'

/** For a form: the first field that is at fault gets the focus whenever another outcome has come. */
export function useFirstFault(outcome: unknown) {
  const form = useRef<HTMLFormElement>(null)
  useEffect(() => {
    if (outcome !== undefined) form.current?.querySelector<HTMLInputElement>('[aria-invalid="true"]')?.focus()
  }, [outcome])
  return form
}
