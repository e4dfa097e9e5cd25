import { AlertDialog } from '@base-ui/react/alert-dialog'
import { type ComponentProps, type ReactNode, useEffect, useRef } from 'react'

import { doubleClickMs } from './use-ignore-double-click.ts'

type ConfirmPopupProps = {
  /** False while the dialog fades out, when it can still be clicked. */
  isOpen: boolean
  title: string
  consequences: ReactNode
  confirmLabel: string
  cancelLabel?: string | undefined
  onConfirm: () => void
  variant?: 'danger' | 'primary'
  children?: ReactNode
  findNext?: (() => HTMLElement | null) | undefined
}

type ClickHandler = NonNullable<ComponentProps<typeof AlertDialog.Close>['onClick']>

export function ConfirmPopup({
  isOpen,
  title,
  consequences,
  confirmLabel,
  cancelLabel = 'Cancel',
  onConfirm,
  variant = 'danger',
  children,
  findNext,
}: ConfirmPopupProps) {
  const cancel = useRef<HTMLButtonElement>(null)
  const next = useRef<HTMLElement>(null)
  const openedAt = useRef(0)
  useEffect(() => {
    if (isOpen) openedAt.current = performance.now()
  }, [isOpen])
  const confirm = (event: Parameters<ClickHandler>[0]) => {
    if (!isOpen) return
    // The second click of a double click on the button that opened the dialog: the user can't have read the question
    // yet.
    const isDoubleClick = event.detail > 1 && event.timeStamp - openedAt.current < doubleClickMs
    if (isDoubleClick) return event.preventBaseUIHandler()
    next.current = findNext?.() ?? null
    onConfirm()
  }
  return (
    <AlertDialog.Portal>
      <AlertDialog.Backdrop className="backdrop" />
      <AlertDialog.Popup className="dialog" initialFocus={cancel} finalFocus={() => next.current ?? true}>
        <AlertDialog.Title className="dialog-title">{title}</AlertDialog.Title>
        <AlertDialog.Description render={<div />} className="consequences">
          {consequences}
        </AlertDialog.Description>
        {children}
        <div className="mt-5 flex flex-wrap gap-3">
          <AlertDialog.Close className={`button ${variant}`} onClick={confirm}>
            {confirmLabel}
          </AlertDialog.Close>
          <AlertDialog.Close ref={cancel} className="button plain">
            {cancelLabel}
          </AlertDialog.Close>
        </div>
      </AlertDialog.Popup>
    </AlertDialog.Portal>
  )
}
