import { type ReactNode, useState, useEffect, useRef } from 'react'

import { type FetcherWithActions, useFetcher } from '#client/core/fetcher.tsx'
import { DraftNote } from '#client/ui/draft-note.tsx'
import { ErrorSummary } from '#client/ui/error-summary.tsx'
import { Field } from '#client/ui/field.tsx'
import { Select } from '#client/ui/select.tsx'
import { SubmitButton } from '#client/ui/submit-button.tsx'
import { TextArea } from '#client/ui/text-area.tsx'
import { useFocusFirstError } from '#client/ui/use-focus-first-error.ts'
import { useFormDraft } from '#client/ui/use-form-draft.ts'
import { ticketsDataPath, paths } from '#domain/paths.ts'
import type { Emergency } from '#domain/safety/emergencies.ts'
import { type HelpArticle, matchArticles } from '#domain/support/help-match.ts'
import { priorityLabels, submissionMessage } from '#domain/support/support.messages.ts'
import { maxMessageLength, maxSubjectLength } from '#domain/support/support.rules.ts'
import { ticketPriorities } from '#domain/support/support.types.ts'

import { newTicketDraft } from './ticket.messages.ts'
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
      className="fields max-w-[44rem]"
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

type TicketSentProps = {
  id: string
  emergencies: readonly Emergency[]
  renderEmergencies: (emergencies: readonly Emergency[]) => ReactNode
  writeAnother: () => void
}

/** Replaces the form after the ticket is sent. Shows emergency advice if the message mentions an emergency. */
function TicketSent({ id, emergencies, renderEmergencies, writeAnother }: TicketSentProps) {
  const confirmation = useRef<HTMLDivElement>(null)
  useEffect(() => confirmation.current?.focus(), [])
  return (
    <div ref={confirmation} tabIndex={-1} className="max-w-[44rem]">
      <p className="done">{submissionMessage}</p>
      {renderEmergencies(emergencies)}
      <p className="mt-3">When we reply, we’ll email you and send you a notification.</p>
      <div className="mt-5 flex flex-wrap gap-3">
        <a href={paths.ticket(id)} className="button">
          See your ticket
        </a>
        <button type="button" className="button plain" onClick={writeAnother}>
          Send another
        </button>
      </div>
    </div>
  )
}

type HelpSuggestionsProps = { matches: readonly HelpArticle[]; commonQuestions: readonly HelpArticle[] }

/**
 * Help Center questions that match the typed text, or common ones until some match. They open in a new tab so that the
 * typed text isn't lost.
 */
function HelpSuggestions({ matches, commonQuestions }: HelpSuggestionsProps) {
  const hasMatches = matches.length > 0
  return (
    <section className="min-h-49 rounded-box bg-wash px-4.5 py-3.5" aria-labelledby="perhaps">
      <h3 id="perhaps" className="mb-1.5 text-[1.16rem]">
        {hasMatches ? 'Related answers' : 'Check these answers first'}
      </h3>
      <output className="sr-only">{hasMatches && `Related Help Center answers: ${matches.length}`}</output>
      <ul>
        {(hasMatches ? matches : commonQuestions).map(({ id, question }) => (
          <li key={id}>
            <a
              href={`${paths.help}#${id}`}
              // Two lines at most, so that nothing below moves when the suggestions change.
              className="line-clamp-2 h-11.5 content-center leading-[1.3] text-cobalt underline"
              target="_blank"
              rel="noopener"
            >
              {question}
              <span className="sr-only"> (opens in a new tab)</span>
            </a>
          </li>
        ))}
      </ul>
    </section>
  )
}
