import { type RefObject, useEffect, useState } from 'react'

import type * as Options from './answer-options.ts'

export type AnswerOptions = typeof Options

/**
 * Loads the names of medicines and allergies; undefined while loading, null if loading failed. The names are larger than
 * the page, so they load only once the user starts the form, or at once if `shouldPreload` is true.
 */
export function useAnswerOptions(
  form: RefObject<HTMLFormElement | null>,
  shouldPreload: boolean,
): AnswerOptions | null | undefined {
  const [options, setOptions] = useState<AnswerOptions | null>()
  useEffect(() => {
    const fetchOptions = () =>
      void import('./answer-options.ts').then(setOptions, () => setOptions((previous) => previous ?? null))
    if (shouldPreload) fetchOptions()
    const formElement = form.current
    // A failed load is retried when the next field gets the focus.
    formElement?.addEventListener('focusin', fetchOptions)
    return () => formElement?.removeEventListener('focusin', fetchOptions)
  }, [form, shouldPreload])
  return options
}
