import { AlertDialog } from '@base-ui/react/alert-dialog'
import { useRef } from 'react'
import { useSubmit } from 'react-router'

import { communityForBrowser } from '#domain/paths.ts'

import type { ActProps } from './writing.tsx'

const consequences = {
  post: 'Its text and your name go for good. Where others have answered, their replies stay below an empty place.',
  reply: 'It goes for good.',
} as const

/** Asks before one's own text is deleted. */
export function DeleteText({ subject, onClose }: ActProps) {
  const { kind } = subject
  const { id } = kind === 'post' ? subject.post : subject.reply
  const submit = useSubmit()
  const cancel = useRef<HTMLButtonElement>(null)
  const deleteNow = () => {
    onClose()
    void submit(
      { intent: `delete-${kind}`, id },
      { method: 'post', action: communityForBrowser, navigate: false, fetcherKey: `delete ${id}` },
    )
  }
  return (
    <AlertDialog.Root open onOpenChange={(isOpen) => !isOpen && onClose()}>
      <AlertDialog.Portal>
        <AlertDialog.Backdrop className="backdrop" />
        <AlertDialog.Popup className="dialog" initialFocus={cancel}>
          <AlertDialog.Title className="dialog-title">Delete your {kind}?</AlertDialog.Title>
          <AlertDialog.Description className="my-4">{consequences[kind]}</AlertDialog.Description>
          <div className="flex flex-wrap gap-3">
            <button type="button" className="button danger" onClick={deleteNow}>
              Delete for good
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
