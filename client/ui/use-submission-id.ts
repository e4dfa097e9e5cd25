import { useState } from 'react'

import type { Fetcher } from '#client/core/fetcher.tsx'
import type { ActionResult } from '#client/core/run-action.ts'

/**
 * ID of the next submission. It stays the same until the submission succeeds, so that a retry after a lost response
 * counts once.
 */
export function useSubmissionId({ data }: Fetcher<ActionResult>): string {
  const [id, setId] = useState(() => crypto.randomUUID())
  const [answered, setAnswered] = useState(data)
  if (data !== answered) {
    setAnswered(data)
    if (data?.isDone) setId(crypto.randomUUID())
  }
  return id
}
