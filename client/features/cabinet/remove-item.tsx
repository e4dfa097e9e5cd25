import { AlertDialog } from '@base-ui/react/alert-dialog'
import { useRef } from 'react'
import { useSubmit } from 'react-router'

import type { CabinetItem } from '#domain/cabinet/cabinet.types.ts'
import { paths } from '#domain/paths.ts'

/** Asks before a herb leaves the cabinet. */
export function RemoveItem({ item: { id, herb }, onClose }: { item: CabinetItem; onClose: () => void }) {
  const submit = useSubmit()
  const cancel = useRef<HTMLButtonElement>(null)
  const after = useRef<HTMLElement>(null)
  const removeNow = () => {
    after.current = besideCard(id)
    onClose()
    void submit(
      { intent: 'remove', id },
      { method: 'post', action: paths.cabinet, navigate: false, fetcherKey: `remove ${id}` },
    )
  }
  return (
    <AlertDialog.Root open onOpenChange={(isOpen) => !isOpen && onClose()}>
      <AlertDialog.Portal>
        <AlertDialog.Backdrop className="backdrop" />
        <AlertDialog.Popup className="dialog" initialFocus={cancel} finalFocus={() => after.current ?? true}>
          <AlertDialog.Title className="dialog-title">Remove {herb.name}?</AlertDialog.Title>
          <AlertDialog.Description className="my-4">
            What you noted of it goes too: quantity, place, dates and notes.
          </AlertDialog.Description>
          <div className="flex flex-wrap gap-3">
            <button type="button" className="button danger" onClick={removeNow}>
              Remove from cabinet
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

/** Who removes one herb goes on with the next: its card, or else the one before. */
function besideCard(id: string): HTMLElement | null {
  const card = document.getElementById(`item-${id}`)
  const beside = card?.nextElementSibling ?? card?.previousElementSibling
  return beside instanceof HTMLElement ? beside : null
}
