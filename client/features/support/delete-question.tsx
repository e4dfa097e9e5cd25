import { AlertDialog } from '@base-ui/react/alert-dialog'
import { CSPProvider } from '@base-ui/react/csp-provider'
import { useRef } from 'react'
import { useFetcher } from 'react-router'

import type { Outcome } from '#client/core/outcome.ts'

type DeleteQuestionProps = {
  /** As a screen reader names it after “Delete”. */
  what: string
  title: string
  action: string
  fields: Record<string, string>
}

/** Deletes something for good after a question. */
export function DeleteQuestion({ what, title, action, fields }: DeleteQuestionProps) {
  const { submit, state } = useFetcher<Outcome>()
  const cancel = useRef<HTMLButtonElement>(null)
  const isDeleting = state !== 'idle'
  return (
    <CSPProvider disableStyleElements>
      <AlertDialog.Root>
        <AlertDialog.Trigger className="button danger" disabled={isDeleting}>
          {isDeleting ? 'Deleting...' : 'Delete'}
          <span className="sr-only"> {what}</span>
        </AlertDialog.Trigger>
        <AlertDialog.Portal>
          <AlertDialog.Backdrop className="backdrop" />
          <AlertDialog.Popup className="dialog" initialFocus={cancel}>
            <AlertDialog.Title className="dialog-title">{title}</AlertDialog.Title>
            <AlertDialog.Description className="my-4">It goes for good.</AlertDialog.Description>
            <div className="flex flex-wrap gap-3">
              <AlertDialog.Close
                className="button danger"
                onClick={() => void submit(fields, { method: 'post', action })}
              >
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
