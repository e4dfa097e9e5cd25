import { AlertDialog } from '@base-ui/react/alert-dialog'
import { CSPProvider } from '@base-ui/react/csp-provider'
import { type ReactNode, useRef, useState } from 'react'

type DeleteQuestionProps = {
  /** As a screen reader names it after the word of the button. */
  what: string
  title: string
  consequences: ReactNode
  isDeleting: boolean
  onDelete: () => void
  /** What else is asked. */
  children?: ReactNode
  words?: { ask: string; busy: string; confirm: string }
  /** How the buttons look that ask and do it. */
  look?: 'danger' | 'first'
}

const deletion = { ask: 'Delete', busy: 'Deleting...', confirm: 'Delete for good' }

/** Deletes something for good after a question, or does what else cannot be taken back. */
export function DeleteQuestion({
  what,
  title,
  consequences,
  isDeleting,
  onDelete,
  children,
  words = deletion,
  look = 'danger',
}: DeleteQuestionProps) {
  const [isAsked, setIsAsked] = useState(false)
  const cancel = useRef<HTMLButtonElement>(null)
  return (
    <CSPProvider disableStyleElements>
      <AlertDialog.Root open={isAsked} onOpenChange={(isOpen) => setIsAsked(isOpen && !isDeleting)}>
        <AlertDialog.Trigger className={`button ${look}`} aria-disabled={isDeleting}>
          {isDeleting ? words.busy : words.ask}
          <span className="sr-only"> {what}</span>
        </AlertDialog.Trigger>
        <AlertDialog.Portal>
          <AlertDialog.Backdrop className="backdrop" />
          <AlertDialog.Popup className="dialog" initialFocus={cancel}>
            <AlertDialog.Title className="dialog-title">{title}</AlertDialog.Title>
            <AlertDialog.Description className="consequences">{consequences}</AlertDialog.Description>
            {children}
            <div className="mt-5 flex flex-wrap gap-3">
              <AlertDialog.Close className={`button ${look}`} onClick={onDelete}>
                {words.confirm}
              </AlertDialog.Close>
              <AlertDialog.Close ref={cancel} className="button plain">
                Cancel
              </AlertDialog.Close>
            </div>
          </AlertDialog.Popup>
        </AlertDialog.Portal>
      </AlertDialog.Root>
    </CSPProvider>
  )
}
