import { AlertDialog } from '@base-ui/react/alert-dialog'
import { CSPProvider } from '@base-ui/react/csp-provider'
import { type ReactNode, useState } from 'react'

import { ConfirmPopup } from './confirm-popup.tsx'

type ConfirmButtonProps = {
  /** Text for screen readers after the button's label. */
  itemName: string
  icon?: ReactNode
  title: string
  consequences: ReactNode
  isDeleting: boolean
  /** True while another request from the form is still running. */
  isBusy?: boolean
  onDelete: () => void
  children?: ReactNode
  labels?: { open: string; busy: string; confirm: string; cancel?: string }
  variant?: 'danger' | 'primary'
}

const deletion = { open: 'Delete', busy: 'Deleting...', confirm: 'Delete permanently' }

/** Button that opens a confirmation dialog, for deleting or another action that can't be undone. */
export function ConfirmButton({
  itemName,
  icon,
  title,
  consequences,
  isDeleting,
  isBusy = isDeleting,
  onDelete,
  children,
  labels = deletion,
  variant = 'danger',
}: ConfirmButtonProps) {
  const [isQuestionOpen, setIsQuestionOpen] = useState(false)
  return (
    <CSPProvider disableStyleElements>
      <AlertDialog.Root open={isQuestionOpen} onOpenChange={(isOpen) => setIsQuestionOpen(isOpen && !isBusy)}>
        <AlertDialog.Trigger className={`button ${variant}`} aria-disabled={isBusy}>
          {icon}
          {isDeleting ? labels.busy : labels.open}
          <span className="sr-only"> {itemName}</span>
        </AlertDialog.Trigger>
        <ConfirmPopup
          isOpen={isQuestionOpen}
          title={title}
          consequences={consequences}
          confirmLabel={labels.confirm}
          cancelLabel={labels.cancel}
          variant={variant}
          onConfirm={onDelete}
        >
          {children}
        </ConfirmPopup>
      </AlertDialog.Root>
    </CSPProvider>
  )
}
