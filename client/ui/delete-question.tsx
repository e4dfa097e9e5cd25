import { AlertDialog } from '@base-ui/react/alert-dialog'
import { CSPProvider } from '@base-ui/react/csp-provider'
import { type ReactNode, useState } from 'react'

import { QuestionPopup } from './question-popup.tsx'

type DeleteQuestionProps = {
  /** Text for screen readers after the button's label. */
  itemName: string
  /** Shown before the button's label. */
  icon?: ReactNode
  title: string
  consequences: ReactNode
  isDeleting: boolean
  /** True while another request of the form is still running. */
  isBusy?: boolean
  onDelete: () => void
  /** More fields for the dialog. */
  children?: ReactNode
  labels?: { ask: string; busy: string; confirm: string; cancel?: string }
  look?: 'danger' | 'first'
}

const deletion = { ask: 'Delete', busy: 'Deleting...', confirm: 'Delete permanently' }

/** Button with a confirmation dialog, for deleting or another action that can't be undone. */
export function DeleteQuestion({
  itemName,
  icon,
  title,
  consequences,
  isDeleting,
  isBusy = isDeleting,
  onDelete,
  children,
  labels = deletion,
  look = 'danger',
}: DeleteQuestionProps) {
  const [isQuestionOpen, setIsQuestionOpen] = useState(false)
  return (
    <CSPProvider disableStyleElements>
      <AlertDialog.Root open={isQuestionOpen} onOpenChange={(isOpen) => setIsQuestionOpen(isOpen && !isBusy)}>
        <AlertDialog.Trigger className={`button ${look}`} aria-disabled={isBusy}>
          {icon}
          {isDeleting ? labels.busy : labels.ask}
          <span className="sr-only"> {itemName}</span>
        </AlertDialog.Trigger>
        <QuestionPopup
          isOpen={isQuestionOpen}
          title={title}
          consequences={consequences}
          confirmLabel={labels.confirm}
          cancelLabel={labels.cancel}
          look={look}
          onConfirm={onDelete}
        >
          {children}
        </QuestionPopup>
      </AlertDialog.Root>
    </CSPProvider>
  )
}
