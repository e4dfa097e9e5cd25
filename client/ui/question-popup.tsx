import { AlertDialog } from '@base-ui/react/alert-dialog'
import { type MouseEvent, type ReactNode, useRef } from 'react'

type QuestionPopupProps = {
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

/** A question before something goes for good, as it stands over the page. */
export function QuestionPopup({
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
  /** The further click of a double click means nothing: the question is on its way out then, and can still be pressed. */
  const confirm = ({ detail }: MouseEvent) => {
    if (detail > 1) return
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
