import { createIsland } from '#client/core/island.tsx'
import { EmergencyNote } from '#client/features/safety/emergency-note.tsx'
import { TicketForm } from '#client/features/support/ticket-form.tsx'
import { newTicketDraft } from '#client/features/support/ticket.messages.ts'

import { commonQuestions } from './common-questions.ts'

/** Loads the help articles when the user first types a subject. If loading fails, no article is suggested. */
const loadArticles = () =>
  import('./help-groups.ts').then(
    ({ helpArticles }) => helpArticles,
    () => [],
  )

/** Form for a support ticket. Wakes early if the browser has stored a draft. */
export const ContactForm = createIsland({
  name: 'contact-form',
  wakes: [`draft:${newTicketDraft}`],
  Content: ({ subject }: { subject: string }) => (
    <TicketForm
      subject={subject}
      commonQuestions={commonQuestions}
      loadArticles={loadArticles}
      renderEmergencies={(emergencies) => (
        <EmergencyNote
          emergencies={emergencies}
          introduction="You, or the person you wrote about, may need urgent help before we can reply."
        />
      )}
    />
  ),
})
