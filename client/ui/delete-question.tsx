import { AlertDialog } from '@base-ui/react/alert-dialog'
import { CSPProvider } from '@base-ui/react/csp-provider'
import { type ReactNode, useState } from 'react'

import { QuestionPopup } from './question-popup.tsx'

type DeleteQuestionProps = {
  /** As a screen reader names it after the word of the button. */
  what: string
  /** Stands before the word of the button. */
  icon?: ReactNode
  title: string
  consequences: ReactNode
  isDeleting: boolean
  /** Whether anything else is on its way that has to end first. */
  isBusy?: boolean
  onDelete: () => void
  /** What else is asked. */
  children?: ReactNode
  words?: { ask: string; busy: string; confirm: string; keep?: string }
  /** How the buttons look that ask and do it. */
  look?: 'danger' | 'first'
}

const deletion = { ask: 'Delete', busy: 'Deleting...', confirm: 'Delete for good' }

/** Deletes something for good after a question, or does what else cannot be taken back. */
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
  const [isAsked, setIsAsked] = useState(false)
  return (
    <CSPProvider disableStyleElements>
      <AlertDialog.Root open={isAsked} onOpenChange={(isOpen) => setIsAsked(isOpen && !isBusy)}>
        <AlertDialog.Trigger className={`button ${look}`} aria-disabled={isBusy}>
          {icon}
          {isDeleting ? words.busy : words.ask}
          <span className="sr-only"> {what}</span>
        </AlertDialog.Trigger>
        <QuestionPopup
          isOpen={isAsked}
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
