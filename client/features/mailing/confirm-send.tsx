import { DeleteQuestion } from '#client/ui/delete-question.tsx'

import { peopleLabel } from './campaigns.action.ts'

type SendProps = { title: string; subject: string; activeCount: number | null; isSending: boolean; onSend: () => void }

export const ConfirmSend = ({ title, subject, activeCount, isSending, onSend }: SendProps) => (
  <DeleteQuestion
    look="first"
    itemName={title}
    title={activeCount === null ? 'Send this campaign?' : `Send this campaign to ${peopleLabel(activeCount)}?`}
    consequences={`“${subject}” goes to all confirmed subscribers in this audience. You can pause or cancel sending, but you can’t recall emails already sent.`}
    labels={{ ask: 'Send', busy: 'Sending...', confirm: 'Send now' }}
    isDeleting={isSending}
    onDelete={onSend}
  />
)
