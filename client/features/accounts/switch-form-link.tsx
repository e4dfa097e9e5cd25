import type { MouseEvent } from 'react'

import { type AccountTab, openAccountDialog } from '#client/core/account-dialog.ts'

export function SwitchFormLink({ to, children }: { to: AccountTab; children: string }) {
  const turn = ({ currentTarget }: MouseEvent<HTMLElement>) => {
    // The link disappears with its form, so the dialog holds the focus until a field of the next form takes it.
    currentTarget.closest<HTMLElement>('[role="dialog"]')?.focus()
    openAccountDialog(to)
  }
  return (
    <button type="button" className="inline-link" onClick={turn}>
      {children}
    </button>
  )
}
