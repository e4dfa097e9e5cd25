import { AlertDialog } from '@base-ui/react/alert-dialog'

import { QuestionPopup } from './question-popup.tsx'

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
export const OpenQuestion = ({ onClose, ...question }: OpenQuestionProps) => (
  <AlertDialog.Root open onOpenChange={(isOpen) => !isOpen && onClose()}>
    <QuestionPopup isOpen {...question} />
  </AlertDialog.Root>
)
