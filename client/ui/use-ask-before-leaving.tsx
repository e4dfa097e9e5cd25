import { AlertDialog } from '@base-ui/react/alert-dialog'
import { CSPProvider } from '@base-ui/react/csp-provider'
import { type ReactNode, useRef } from 'react'
import { useBlocker } from 'react-router'

import { useAskBeforeUnload } from './use-ask-before-unload.ts'

/** Asks before a page is left on which something is not saved; gives the question, to be drawn on it. */
export function useAskBeforeLeaving(isUnsaved: boolean): ReactNode {
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => isUnsaved && currentLocation.pathname !== nextLocation.pathname,
  )
  const stay = useRef<HTMLButtonElement>(null)
  useAskBeforeUnload(isUnsaved)
  return (
    <CSPProvider disableStyleElements>
      <AlertDialog.Root open={blocker.state === 'blocked'} onOpenChange={(isOpen) => !isOpen && blocker.reset?.()}>
        <AlertDialog.Portal>
          <AlertDialog.Backdrop className="backdrop" />
          <AlertDialog.Popup className="dialog" initialFocus={stay}>
            <AlertDialog.Title className="dialog-title">Leave without saving?</AlertDialog.Title>
            <AlertDialog.Description className="consequences">
              What you typed is kept in this browser, and stands here again when you come back.
            </AlertDialog.Description>
            <div className="mt-5 flex flex-wrap gap-3">
              <AlertDialog.Close ref={stay} className="button">
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
