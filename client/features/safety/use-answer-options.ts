import { type RefObject, useEffect, useState } from 'react'

import type * as Options from './answer-options.ts'

export type AnswerOptions = typeof Options

/**
 * The names of medicines and allergies: undefined until they have come, null where they could not be had. They weigh more than
 * the page itself, so they are fetched where answers are kept already (`isWanted`), or once somebody begins to fill in the form.
 */
export function useAnswerOptions(
  form: RefObject<HTMLFormElement | null>,
  isWanted: boolean,
): AnswerOptions | null | undefined {
  const [options, setOptions] = useState<AnswerOptions | null>()
  useEffect(() => {
    const fetchOptions = () =>
      void import('./answer-options.ts').then(setOptions, () => setOptions((former) => former ?? null))
    if (isWanted) fetchOptions()
    const part = form.current
    // What could not be had is asked for again with the next field.
    part?.addEventListener('focusin', fetchOptions)
    return () => part?.removeEventListener('focusin', fetchOptions)
  }, [form, isWanted])
  return options
}
