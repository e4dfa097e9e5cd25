import { DeleteQuestion } from '#client/ui/delete-question.tsx'

import { peopleWords } from './campaigns.action.ts'

type SendProps = { title: string; subject: string; active: number | null; isSending: boolean; onSend: () => void }

export const SendQuestion = ({ title, subject, active, isSending, onSend }: SendProps) => (
  <DeleteQuestion
    look="first"
    itemName={title}
    title={active === null ? 'Send this campaign?' : `Send this campaign to ${peopleWords(active)}?`}
    consequences={`“${subject}” goes to all confirmed subscribers in this audience. You can pause or cancel sending, but you can’t recall emails already sent.`}
    labels={{ ask: 'Send', busy: 'Sending...', confirm: 'Send now' }}
    isDeleting={isSending}
    onDelete={onSend}
  />
)
