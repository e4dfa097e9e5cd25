import { ConfirmButton } from '#client/ui/confirm-button.tsx'

import { peopleLabel } from './campaigns.action.ts'

type SendProps = { title: string; subject: string; activeCount: number | null; isSending: boolean; onSend: () => void }

export const ConfirmSend = ({ title, subject, activeCount, isSending, onSend }: SendProps) => (
  <ConfirmButton
    variant="primary"
    itemName={title}
    title={activeCount === null ? 'Send this campaign?' : `Send this campaign to ${peopleLabel(activeCount)}?`}
    consequences={`“${subject}” goes to all confirmed subscribers in this audience. You can pause or cancel sending, but you can’t recall emails that have already been sent.`}
    labels={{ open: 'Send', busy: 'Sending...', confirm: 'Send now' }}
    isDeleting={isSending}
    onDelete={onSend}
  />
)
