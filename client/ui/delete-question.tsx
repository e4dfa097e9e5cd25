import { AlertDialog } from '@base-ui/react/alert-dialog'
import { CSPProvider } from '@base-ui/react/csp-provider'
import { type ReactNode, useRef, useState } from 'react'

type DeleteQuestionProps = {
  /** As a screen reader names it after “Delete”. */
  what: string
  title: string
  consequences: ReactNode
  isDeleting: boolean
  onDelete: () => void
  /** What else is asked. */
  children?: ReactNode
}

/** Deletes something for good after a question. */
export function DeleteQuestion({ what, title, consequences, isDeleting, onDelete, children }: DeleteQuestionProps) {
  const [isAsked, setIsAsked] = useState(false)
  const cancel = useRef<HTMLButtonElement>(null)
  return (
    <CSPProvider disableStyleElements>
      <AlertDialog.Root open={isAsked} onOpenChange={(isOpen) => setIsAsked(isOpen && !isDeleting)}>
        <AlertDialog.Trigger className="button danger" aria-disabled={isDeleting}>
          {isDeleting ? 'Deleting...' : 'Delete'}
          <span className="sr-only"> {what}</span>
        </AlertDialog.Trigger>
        <AlertDialog.Portal>
          <AlertDialog.Backdrop className="backdrop" />
          <AlertDialog.Popup className="dialog" initialFocus={cancel}>
            <AlertDialog.Title className="dialog-title">{title}</AlertDialog.Title>
            <AlertDialog.Description className="consequences">{consequences}</AlertDialog.Description>
            {children}
            <div className="mt-5 flex flex-wrap gap-3">
              <AlertDialog.Close className="button danger" onClick={onDelete}>
                Delete for good
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
