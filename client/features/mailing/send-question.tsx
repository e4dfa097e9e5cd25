import { DeleteQuestion } from '#client/ui/delete-question.tsx'

import { peopleWords } from './campaigns.action.ts'

type SendProps = { title: string; subject: string; active: number | null; isSending: boolean; onSend: () => void }

export const SendQuestion = ({ title, subject, active, isSending, onSend }: SendProps) => (
  <DeleteQuestion
    look="first"
    what={title}
    title={active === null ? 'Send this letter?' : `Send this letter to ${peopleWords(active)}?`}
    consequences={`“${subject}” goes to everybody for whom it is and who has confirmed by now. You can pause or cancel it on its way; what has gone out stays sent.`}
    words={{ ask: 'Send', busy: 'Sending...', confirm: 'Send it now' }}
    isDeleting={isSending}
    onDelete={onSend}
  />
)
