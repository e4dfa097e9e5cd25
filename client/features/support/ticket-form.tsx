import { type ReactNode, useState } from 'react'

import { type FetcherWithActions, useFetcher } from '#client/core/fetcher.tsx'
import { DraftNote } from '#client/ui/draft-note.tsx'
import { ErrorSummary } from '#client/ui/error-summary.tsx'
import { Field } from '#client/ui/field.tsx'
import { Select } from '#client/ui/select.tsx'
import { SubmitButton } from '#client/ui/submit-button.tsx'
import { TextArea } from '#client/ui/text-area.tsx'
import { useFocusFirstError } from '#client/ui/use-focus-first-error.ts'
import { useFormDraft } from '#client/ui/use-form-draft.ts'
import { ticketsDataPath } from '#domain/paths.ts'
import type { Emergency } from '#domain/safety/emergencies.ts'
import { type HelpArticle, matchArticles } from '#domain/support/help-match.ts'
import { priorityLabels } from '#domain/support/support.messages.ts'
import { maxMessageLength, maxSubjectLength } from '#domain/support/support.rules.ts'
import { ticketPriorities } from '#domain/support/support.types.ts'

import { HelpSuggestions } from './help-suggestions.tsx'
import { newTicketDraft } from './ticket-drafts.ts'
import { TicketSent } from './ticket-sent.tsx'
import type { TicketOutcome } from './tickets.resource.ts'

const priorities = ticketPriorities.map((priority) => [priority, priorityLabels[priority]] as const)

type TicketFormProps = {
  subject: string
  commonQuestions: readonly HelpArticle[]
  loadArticles: () => Promise<readonly HelpArticle[]>
  renderEmergencies: (emergencies: readonly Emergency[]) => ReactNode
}

/** Form for a new ticket. Keeps the draft until the ticket is sent. */
export function TicketForm({ renderEmergencies, ...form }: TicketFormProps) {
  const [formNumber, setFormNumber] = useState(0)
  const fetcher = useFetcher<TicketOutcome>({ key: `ticket ${formNumber}` })
  const { data: outcome } = fetcher
  return (
    <section className="needs-script" aria-labelledby="ticket">
      <h2 id="ticket" className="mb-5 text-cobalt">
        Send a support ticket
      </h2>
      {outcome?.sent ? (
        <TicketSent
          {...outcome.sent}
          renderEmergencies={renderEmergencies}
          writeAnother={() => setFormNumber(formNumber + 1)}
        />
      ) : (
        <TicketFields
          key={formNumber}
          {...form}
          subject={formNumber === 0 ? form.subject : ''}
          fetcher={fetcher}
          outcome={outcome}
        />
      )}
    </section>
  )
}

type TicketFieldsProps = Omit<TicketFormProps, 'renderEmergencies'> & {
  fetcher: FetcherWithActions<TicketOutcome>
  outcome: Extract<TicketOutcome, { sent: null }> | undefined
}

function TicketFields({ subject, commonQuestions, loadArticles, fetcher, outcome }: TicketFieldsProps) {
  const [subjectText, setSubjectText] = useState(subject)
  const [articles, setArticles] = useState<readonly HelpArticle[]>([])
  const form = useFocusFirstError(outcome)
  const draft = useFormDraft(form, newTicketDraft)
  const { errors = {} } = outcome ?? {}
  return (
    <fetcher.Form
      method="post"
      action={ticketsDataPath}
      ref={form}
      noValidate
      className="fields ticket-form"
      onInput={draft.onInput}
    >
      <DraftNote draft={draft} />
      <input type="hidden" name="draft" value={draft.key} />
      <Field
        label="Subject"
        name="subject"
        maxLength={maxSubjectLength}
        required
        autoComplete="off"
        defaultValue={subject}
        error={errors['subject']}
        onInput={(event) => {
          setSubjectText(event.currentTarget.value)
          if (articles.length === 0) void loadArticles().then(setArticles)
        }}
      />
      <HelpSuggestions matches={matchArticles(subjectText, articles)} commonQuestions={commonQuestions} />
      <TextArea
        label="Message"
        hint="Please don’t include health details. We are not pharmacists or doctors."
        name="message"
        max={maxMessageLength}
        required
        rows={7}
        error={errors['message']}
      />
      <Select label="Priority" name="priority" options={priorities} defaultValue="normal" />
      <SubmitButton intent="send" fetcher={fetcher}>
        Send
      </SubmitButton>
      <ErrorSummary outcome={outcome} />
    </fetcher.Form>
  )
}
