import type { ReactNode } from 'react'

import { saveProfile, useStoredProfile } from './profile-store.ts'

/** Whether the list folds what is not for the reader; there for whoever keeps a profile in this browser. */
export function FoldSwitch() {
  const stored = useStoredProfile()
  if (!stored) return null
  return (
    <label className="check">
      <input
        type="checkbox"
        checked={stored.foldsRefused}
        onChange={(event) => saveProfile({ ...stored, foldsRefused: event.currentTarget.checked })}
      />
      <span>Fold what is not for me</span>
    </label>
  )
}

/** What is not for the reader, in one line until it is opened. */
export function FoldedShelf({ count, children }: { count: number; children: ReactNode }) {
  return (
    <details className="folded">
      <summary>{`${count} not for you: show`}</summary>
      {children}
    </details>
  )
}
