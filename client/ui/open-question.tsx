import { AlertDialog } from '@base-ui/react/alert-dialog'
import { useRef } from 'react'

type OpenQuestionProps = {
  title: string
  consequences: string
  /** What the button says that does it. */
  words: string
  onConfirm: () => void
  onClose: () => void
  /** Where the reader goes on once it is done, looked up before; without it, where they were. */
  findNext?: () => HTMLElement | null
}

/** Asks before something goes for good; it is open as long as it is drawn. */
export function OpenQuestion({ title, consequences, words, onConfirm, onClose, findNext }: OpenQuestionProps) {
  const cancel = useRef<HTMLButtonElement>(null)
  const next = useRef<HTMLElement>(null)
  const confirm = () => {
    next.current = findNext?.() ?? null
    onClose()
    onConfirm()
  }
  return (
    <AlertDialog.Root open onOpenChange={(isOpen) => !isOpen && onClose()}>
      <AlertDialog.Portal>
        <AlertDialog.Backdrop className="backdrop" />
        <AlertDialog.Popup className="dialog" initialFocus={cancel} finalFocus={() => next.current ?? true}>
          <AlertDialog.Title className="dialog-title">{title}</AlertDialog.Title>
          <AlertDialog.Description className="my-4">{consequences}</AlertDialog.Description>
          <div className="flex flex-wrap gap-3">
            <button type="button" className="button danger" onClick={confirm}>
              {words}
            </button>
            <AlertDialog.Close ref={cancel} className="button plain">
              Cancel
            </AlertDialog.Close>
          </div>
        </AlertDialog.Popup>
      </AlertDialog.Portal>
    </AlertDialog.Root>
  )
}
