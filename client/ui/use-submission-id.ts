import { useState } from 'react'

import type { Fetcher } from '#client/core/fetcher.tsx'
import type { ActionResult } from '#client/core/run-action.ts'

/**
 * Returns the id of the next submission. The id stays the same until a submission succeeds, so that a retry after a
 * lost response counts once.
 */
export function useSubmissionId({ data }: Fetcher<ActionResult>): string {
  const [id, setId] = useState(() => crypto.randomUUID())
  const [lastData, setLastData] = useState(data)
  if (data !== lastData) {
    setLastData(data)
    if (data?.isDone) setId(crypto.randomUUID())
  }
  return id
}
