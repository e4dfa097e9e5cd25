import Lock from 'lucide-react/icons/lock'
import { useFetcher } from 'react-router'

import type { ActionResult } from '#client/core/run-action.ts'
import { ActionMessage } from '#client/ui/action-message.tsx'
import { DraftNote } from '#client/ui/draft-note.tsx'
import { SubmitButton } from '#client/ui/submit-button.tsx'
import { TextArea } from '#client/ui/text-area.tsx'
import { Timestamp } from '#client/ui/timestamp.tsx'
import { useFormDraft } from '#client/ui/use-form-draft.ts'
import { useForm } from '#client/ui/use-form.ts'
import { paths } from '#domain/paths.ts'
import { listEntries } from '#domain/support/conversation.rules.ts'
import { maxMessageLength } from '#domain/support/support.rules.ts'
import type { InboxConversation, TicketNote } from '#domain/support/support.types.ts'

import { Message, type AuthorNames } from './conversation.tsx'
import { DeleteEntry } from './delete-entry.tsx'

type AdminConversationProps = { ticket: InboxConversation; authorNames: AuthorNames }

/** Conversation with the administrators' notes between the messages. */
export const AdminConversation = ({ ticket, authorNames }: AdminConversationProps) => (
  <ol className="conversation" aria-label="Conversation">
    {listEntries(ticket).map((entry) =>
      'writtenBy' in entry ? (
        <Message key={entry.id} reply={entry} viewer="admin" authorNames={authorNames} />
      ) : (
        <Note key={entry.id} ticketId={ticket.id} note={entry} />
      ),
    )}
  </ol>
)

const Note = ({ ticketId, note: { id, message, createdAt } }: { ticketId: string; note: TicketNote }) => (
  <li className="internal-note border-dashed border-edge bg-transparent pb-2">
    <div className="mb-1 flex flex-wrap justify-between gap-x-4 text-[0.94rem] wrap-anywhere">
      <p className="flex items-center gap-1.75 text-quiet">
        <Lock aria-hidden className="size-4" />
        <b>Only administrators see this</b>
      </p>
      <Timestamp className="text-quiet" time={createdAt} />
    </div>
    <p className="message-text mb-1.5" dir="auto">
      {message}
    </p>
    <DeleteEntry
      itemName="this note"
      title="Delete this note?"
      action={paths.adminTicket(ticketId)}
      fields={{ intent: 'delete-note', note: id }}
    />
  </li>
)

/** Form for a note to administrators, separate from the reply to the member. */
export function NoteForm({ draft: name }: { draft: string }) {
  const fetcher = useFetcher<ActionResult | null>()
  const form = useForm(fetcher)
  const draft = useFormDraft(form, name, { fetcher })
  return (
    <details className="mt-6.5 max-w-[44rem] rounded-box border-[1.5px] border-dashed border-edge px-5">
      <summary className="min-h-12.5 cursor-pointer py-3 font-semibold text-cobalt">Write an internal note</summary>
      <fetcher.Form
        method="post"
        ref={form}
        noValidate
        className="fields max-w-none pt-1.5 pb-5"
        onInput={draft.onInput}
      >
        <DraftNote draft={draft} />
        <TextArea
          label="Internal note"
          hint="Only administrators can see this note. We don’t send it to the member, and it doesn’t change the ticket’s status."
          name="message"
          max={maxMessageLength}
          rows={4}
          error={fetcher.data?.errors['message']}
        />
        <SubmitButton intent="note" fetcher={fetcher} className="button plain">
          Save note
        </SubmitButton>
        <ActionMessage outcome={fetcher.data ?? undefined} />
      </fetcher.Form>
    </details>
  )
}
