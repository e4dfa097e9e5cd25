import { useEffect } from 'react'
import type { Fetcher } from 'react-router'

import type { Outcome } from '#client/core/outcome.ts'

import { useFirstFault } from './use-first-fault.ts'

/** For a form: its first fault gets the focus; once it is done, it shows again what is stored. */
export function useForm({ data, state }: Fetcher<Outcome | null>) {
  const form = useFirstFault(data)
  const isSettled = state === 'idle' && data?.isDone === true
  useEffect(() => {
    if (isSettled) form.current?.reset()
  }, [isSettled, form])
  return form
}
