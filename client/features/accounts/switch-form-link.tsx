import type { MouseEvent } from 'react'

import { type AccountTab, openAccountDialog } from '#client/core/account-dialog.ts'

export function SwitchFormLink({ to, children }: { to: AccountTab; children: string }) {
  const switchForm = ({ currentTarget }: MouseEvent<HTMLElement>) => {
    // The link disappears with its form. The dialog has the focus until the next form's first field receives it.
    currentTarget.closest<HTMLElement>('[role="dialog"]')?.focus()
    openAccountDialog(to)
  }
  return (
    <button type="button" className="inline-link" onClick={switchForm}>
      {children}
    </button>
  )
}
