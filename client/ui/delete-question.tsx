import { AlertDialog } from '@base-ui/react/alert-dialog'
import { CSPProvider } from '@base-ui/react/csp-provider'
import { type ReactNode, useState } from 'react'

import { QuestionPopup } from './question-popup.tsx'

type DeleteQuestionProps = {
  /** Text for screen readers after the button's label. */
  what: string
  /** Shown before the button's label. */
  icon?: ReactNode
  title: string
  consequences: ReactNode
  isDeleting: boolean
  /** True while another request of the form is still running. */
  isBusy?: boolean
  onDelete: () => void
  /** Further fields of the dialog. */
  children?: ReactNode
  words?: { ask: string; busy: string; confirm: string; keep?: string }
  look?: 'danger' | 'first'
}

const deletion = { ask: 'Delete', busy: 'Deleting...', confirm: 'Delete permanently' }

/** Button with a confirmation dialog, for deleting or another action that can't be undone. */
export function DeleteQuestion({
  what,
  icon,
  title,
  consequences,
  isDeleting,
  isBusy = isDeleting,
  onDelete,
  children,
  words = deletion,
  look = 'danger',
}: DeleteQuestionProps) {
  const [isQuestionOpen, setIsQuestionOpen] = useState(false)
  return (
    <CSPProvider disableStyleElements>
      <AlertDialog.Root open={isQuestionOpen} onOpenChange={(isOpen) => setIsQuestionOpen(isOpen && !isBusy)}>
        <AlertDialog.Trigger className={`button ${look}`} aria-disabled={isBusy}>
          {icon}
          {isDeleting ? words.busy : words.ask}
          <span className="sr-only"> {what}</span>
        </AlertDialog.Trigger>
        <QuestionPopup
          isOpen={isQuestionOpen}
          title={title}
          consequences={consequences}
          words={words.confirm}
          keep={words.keep}
          look={look}
          onConfirm={onDelete}
        >
          {children}
        </QuestionPopup>
      </AlertDialog.Root>
    </CSPProvider>
  )
}
