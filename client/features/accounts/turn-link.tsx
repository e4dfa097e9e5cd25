import type { MouseEvent } from 'react'

import { type AccountTab, openAccountDialog } from '#client/core/account-dialog.ts'

/** Leads to another form of the dialog. */
export function TurnLink({ to, children }: { to: AccountTab; children: string }) {
  const turn = ({ currentTarget }: MouseEvent<HTMLElement>) => {
    // The link is gone with its form: the dialog holds the focus until a field of the next one takes it.
    currentTarget.closest<HTMLElement>('[role="dialog"]')?.focus()
    openAccountDialog(to)
  }
  return (
    <button type="button" className="inline-link" onClick={turn}>
      {children}
    </button>
  )
}
