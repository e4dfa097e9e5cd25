import { Dialog } from '@base-ui/react/dialog'
import X from 'lucide-react/icons/x'
import type { ReactNode } from 'react'

type FormDialogProps = { title: ReactNode; text: ReactNode; onClose: () => void; children: ReactNode }

export const FormDialog = ({ title, text, onClose, children }: FormDialogProps) => (
  <Dialog.Root open onOpenChange={(isOpen) => !isOpen && onClose()}>
    <Dialog.Portal>
      <Dialog.Backdrop className="backdrop" />
      <Dialog.Popup className="dialog">
        <Dialog.Close className="dialog-close" aria-label="Close">
          <X aria-hidden />
        </Dialog.Close>
        <Dialog.Title className="dialog-title pe-11">{title}</Dialog.Title>
        <Dialog.Description className="text-quiet">{text}</Dialog.Description>
        {children}
      </Dialog.Popup>
    </Dialog.Portal>
  </Dialog.Root>
)
