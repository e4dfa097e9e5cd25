import { AlertDialog } from '@base-ui/react/alert-dialog'

import { ConfirmPopup } from './confirm-popup.tsx'

type ConfirmDialogProps = {
  title: string
  consequences: string
  /** Label of the button that confirms. */
  confirmLabel: string
  onConfirm: () => void
  onClose: () => void
  /**
   * Returns the element that gets the focus after confirming, looked up beforehand; by default the focus returns to
   * where it was.
   */
  findNext?: () => HTMLElement | null
}

/** Confirmation dialog for an action that can't be undone, open while it is rendered. */
export const ConfirmDialog = ({ onClose, ...question }: ConfirmDialogProps) => (
  <AlertDialog.Root open onOpenChange={(isOpen) => !isOpen && onClose()}>
    <ConfirmPopup isOpen {...question} />
  </AlertDialog.Root>
)
