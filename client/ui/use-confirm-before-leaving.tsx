import { AlertDialog } from '@base-ui/react/alert-dialog'
import { CSPProvider } from '@base-ui/react/csp-provider'
import { type ReactNode, useRef } from 'react'
import { useBlocker } from 'react-router'

import { hasSessionCookie } from '#client/core/session-cookie.ts'

import { useConfirmBeforeUnload } from './use-confirm-before-unload.ts'

type Question = { title: string; description: string }

/** Returns the text of the confirmation dialog. `isStored` is true if the changes are stored as a draft. */
export const getLeaveQuestion = (isStored: boolean) => ({
  title: 'Leave without saving?',
  description: isStored
    ? 'Your draft is saved in this browser.'
    : 'Your browser couldn’t save a draft. If you leave, you’ll lose your changes.',
})

/** Returns a confirmation dialog that opens when the user leaves a page with unsaved changes, except by signing out. */
export function useConfirmBeforeLeaving(isUnsaved: boolean, { title, description }: Question): ReactNode {
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      isUnsaved && hasSessionCookie() && currentLocation.pathname !== nextLocation.pathname,
  )
  const stayButton = useRef<HTMLButtonElement>(null)
  useConfirmBeforeUnload(isUnsaved)
  return (
    <CSPProvider disableStyleElements>
      <AlertDialog.Root open={blocker.state === 'blocked'} onOpenChange={(isOpen) => !isOpen && blocker.reset?.()}>
        <AlertDialog.Portal>
          <AlertDialog.Backdrop className="backdrop" />
          <AlertDialog.Popup className="dialog" initialFocus={stayButton}>
            <AlertDialog.Title className="dialog-title">{title}</AlertDialog.Title>
            <AlertDialog.Description className="consequences">{description}</AlertDialog.Description>
            <div className="mt-5 flex flex-wrap gap-3">
              <AlertDialog.Close ref={stayButton} className="button">
                Stay
              </AlertDialog.Close>
              <button type="button" className="button plain" onClick={() => blocker.proceed?.()}>
                Leave
              </button>
            </div>
          </AlertDialog.Popup>
        </AlertDialog.Portal>
      </AlertDialog.Root>
    </CSPProvider>
  )
}
