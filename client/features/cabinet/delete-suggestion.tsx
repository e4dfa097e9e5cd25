import { AlertDialog } from '@base-ui/react/alert-dialog'
import { useRef } from 'react'
import { useSubmit } from 'react-router'

import type { BlendSuggestion } from '#domain/cabinet/cabinet.types.ts'
import { paths } from '#domain/paths.ts'

import { deletionIntent } from './suggestions.action.ts'

type DeleteSuggestionProps = { suggestion: BlendSuggestion; onClose: () => void }

/** Asks before a suggestion leaves the list. */
export function DeleteSuggestion({ suggestion: { id, blendName }, onClose }: DeleteSuggestionProps) {
  const submit = useSubmit()
  const cancel = useRef<HTMLButtonElement>(null)
  const after = useRef<HTMLElement>(null)
  const deleteNow = () => {
    after.current = besideCard(id)
    onClose()
    void submit(
      { intent: deletionIntent, id },
      { method: 'post', action: paths.cabinet, navigate: false, fetcherKey: `${deletionIntent} ${id}` },
    )
  }
  return (
    <AlertDialog.Root open onOpenChange={(isOpen) => !isOpen && onClose()}>
      <AlertDialog.Portal>
        <AlertDialog.Backdrop className="backdrop" />
        <AlertDialog.Popup className="dialog" initialFocus={cancel} finalFocus={() => after.current ?? true}>
          <AlertDialog.Title className="dialog-title">Delete this {blendName}?</AlertDialog.Title>
          <AlertDialog.Description className="my-4">
            It leaves your list, and is suggested again only where nothing else is left. Your herbs stay as they are.
          </AlertDialog.Description>
          <div className="flex flex-wrap gap-3">
            <button type="button" className="button danger" onClick={deleteNow}>
              Delete suggestion
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

/** Who deletes one suggestion goes on with the next, or the one before, or where the list was. */
function besideCard(id: string): HTMLElement | null {
  const card = document.getElementById(`suggestion-${id}`)
  const beside = card?.nextElementSibling ?? card?.previousElementSibling ?? document.getElementById('suggestions')
  return beside instanceof HTMLElement ? beside : null
}
