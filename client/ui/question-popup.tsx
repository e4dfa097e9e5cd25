import { AlertDialog } from '@base-ui/react/alert-dialog'
import { type ComponentProps, type ReactNode, useEffect, useRef } from 'react'

import { doubleClickMs } from './use-stray-click.ts'

type QuestionPopupProps = {
  /** False while it fades out, and can still be pressed. */
  isOpen: boolean
  title: string
  consequences: ReactNode
  /** What the button says that does it. */
  words: string
  /** What the button says that leaves all as it is. */
  keep?: string | undefined
  onConfirm: () => void
  /** How that button looks. */
  look?: 'danger' | 'first'
  /** What else is asked. */
  children?: ReactNode
  /** Where the reader goes on once it is done, looked up before; without it, where they were. */
  findNext?: (() => HTMLElement | null) | undefined
}

type ClickHandler = NonNullable<ComponentProps<typeof AlertDialog.Close>['onClick']>

/** A question before something goes for good, as it stands over the page. */
export function QuestionPopup({
  isOpen,
  title,
  consequences,
  words,
  keep = 'Cancel',
  onConfirm,
  look = 'danger',
  children,
  findNext,
}: QuestionPopupProps) {
  const cancel = useRef<HTMLButtonElement>(null)
  const next = useRef<HTMLElement>(null)
  const openedAt = useRef(0)
  useEffect(() => {
    if (isOpen) openedAt.current = performance.now()
  }, [isOpen])
  const confirm = (event: Parameters<ClickHandler>[0]) => {
    if (!isOpen) return
    // The second click of a double click on the button that asked: the question stays open, for nobody has read it yet.
    const isStray = event.detail > 1 && event.timeStamp - openedAt.current < doubleClickMs
    if (isStray) return event.preventBaseUIHandler()
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
          <AlertDialog.Close className={`button ${look}`} onClick={confirm}>
            {words}
          </AlertDialog.Close>
          <AlertDialog.Close ref={cancel} className="button plain">
            {keep}
          </AlertDialog.Close>
        </div>
      </AlertDialog.Popup>
    </AlertDialog.Portal>
  )
}
