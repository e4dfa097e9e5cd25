import { useState } from 'react'
import type { Fetcher } from 'react-router'

import type { ActionResult } from '#client/core/outcome.ts'

/** What a form calls that which it sends: the same until that was done, so that what is sent again after a lost answer counts once. */
export function useFormId({ data }: Fetcher<ActionResult>): string {
  const [id, setId] = useState(() => crypto.randomUUID())
  const [answered, setAnswered] = useState(data)
  if (data !== answered) {
    setAnswered(data)
    if (data?.isDone) setId(crypto.randomUUID())
  }
  return id
}
