import { AlertDialog } from '@base-ui/react/alert-dialog'

import { ConfirmPopup } from './confirm-popup.tsx'

type ConfirmDialogProps = {
  title: string
  consequences: string
  confirmLabel: string
  onConfirm: () => void
  onClose: () => void
  /**
   * Returns the element to focus after confirming; called before `onConfirm`. By default, the focus returns to the
   * element that had it before.
   */
  findNext?: () => HTMLElement | null
}

/** Confirmation dialog for an action that can't be undone, open while it is rendered. */
export const ConfirmDialog = ({ onClose, ...question }: ConfirmDialogProps) => (
  <AlertDialog.Root open onOpenChange={(isOpen) => !isOpen && onClose()}>
    <ConfirmPopup isOpen {...question} />
  </AlertDialog.Root>
)
