import type { MouseEvent } from 'react'
import { useFetcher } from 'react-router'

import type { ActionResult } from '#client/core/run-action.ts'
import { ActionMessage } from '#client/ui/action-message.tsx'
import { DraftNote } from '#client/ui/draft-note.tsx'
import { EditForm } from '#client/ui/edit-form.tsx'
import { Field } from '#client/ui/field.tsx'
import { Select } from '#client/ui/select.tsx'
import { SubmitButton } from '#client/ui/submit-button.tsx'
import { TextArea } from '#client/ui/text-area.tsx'
import { useEditInPlace } from '#client/ui/use-edit-in-place.ts'
import { useFormDraft } from '#client/ui/use-form-draft.ts'
import { useForm } from '#client/ui/use-form.ts'
import { paths } from '#domain/paths.ts'
import {
  type CannedReply,
  maxCannedTitleLength,
  namePlaceholder,
  fillPlaceholders,
} from '#domain/support/canned-replies.rules.ts'
import { maxMessageLength } from '#domain/support/support.rules.ts'

import { DeleteEntry } from './delete-entry.tsx'

export function CannedReplyItem({ reply }: { reply: CannedReply }) {
  const { id, title, message } = reply
  const { isEdited, editButton, closeEditor, toggleEditor } = useEditInPlace()
  return (
    <li className="flex flex-wrap items-start gap-x-6 gap-y-3 border-t border-line py-4.5">
      <div className="max-w-[44rem] min-w-0 flex-[1_1_24rem] wrap-anywhere">
        <h2 className="mb-1.5 text-[1.3rem]" dir="auto">
          {title}
        </h2>
        {!isEdited && (
          <p className="message-text" dir="auto">
            {message}
          </p>
        )}
      </div>
      <div className="flex flex-wrap gap-3">
        <button ref={editButton} type="button" className="button plain" aria-expanded={isEdited} onClick={toggleEditor}>
          Edit<span className="sr-only"> {title}</span>
        </button>
        <DeleteEntry
          itemName={title}
          title={`Delete “${title}”?`}
          action={paths.adminReplies}
          fields={{ intent: 'delete', id }}
        />
      </div>
      {isEdited && (
        <EditForm
          id={id}
          revision={JSON.stringify(reply)}
          label={`Edit ${title}`}
          close={closeEditor}
          renderFields={(errors) => <CannedReplyFields reply={reply} errors={errors} />}
        />
      )}
    </li>
  )
}

export function NewCannedReply() {
  const fetcher = useFetcher<ActionResult>()
  const form = useForm(fetcher)
  const draft = useFormDraft(form, 'canned reply', { fetcher })
  return (
    <section className="mt-14" aria-labelledby="new-canned">
      <h2 id="new-canned" className="mb-5 text-cobalt">
        New canned reply
      </h2>
      <fetcher.Form method="post" ref={form} noValidate className="fields max-w-[44rem]" onInput={draft.onInput}>
        <DraftNote draft={draft} />
        <CannedReplyFields errors={fetcher.data?.errors ?? {}} />
        <SubmitButton intent="create" fetcher={fetcher}>
          Save reply
        </SubmitButton>
        <ActionMessage outcome={fetcher.data} />
      </fetcher.Form>
    </section>
  )
}

type CannedReplyFieldsProps = { reply?: CannedReply; errors: ActionResult['errors'] }

const CannedReplyFields = ({ reply, errors }: CannedReplyFieldsProps) => (
  <>
    <Field
      label="Title"
      hint="Only administrators see the title."
      name="title"
      required
      maxLength={maxCannedTitleLength}
      autoComplete="off"
      defaultValue={reply?.title}
      error={errors['title']}
    />
    <TextArea
      label="Message"
      hint={
        <>
          We replace <code>{namePlaceholder}</code> with the member’s name.
        </>
      }
      name="message"
      required
      max={maxMessageLength}
      rows={6}
      defaultValue={reply?.message}
      error={errors['message']}
    />
  </>
)

type InsertCannedReplyProps = { replies: readonly CannedReply[]; name: string }

/** Inserts a canned reply at the cursor in the form's message; doesn't send it. */
export function InsertCannedReply({ replies, name }: InsertCannedReplyProps) {
  const insert = ({ currentTarget: { form } }: MouseEvent<HTMLButtonElement>) => {
    const select = form?.elements.namedItem('canned')
    const textArea = form?.elements.namedItem('message')
    if (!(select instanceof HTMLSelectElement && textArea instanceof HTMLTextAreaElement)) return
    const reply = replies.find(({ id }) => id === select.value)
    if (!reply) return select.focus()
    textArea.setRangeText(fillPlaceholders(reply.message, name), textArea.selectionStart, textArea.selectionEnd, 'end')
    textArea.dispatchEvent(new Event('input', { bubbles: true }))
    textArea.focus()
  }
  return (
    <div className="flex flex-wrap items-end gap-x-3.5 gap-y-2 [&>.labelled]:flex-[1_1_15rem]">
      {replies.length > 0 && (
        <>
          <Select
            label="Canned reply"
            name="canned"
            options={[['', 'Choose one'], ...replies.map(({ id, title }) => [id, title] as const)]}
          />
          <button type="button" className="button plain h-12" onClick={insert}>
            Insert
          </button>
        </>
      )}
      <a className="stand-alone" href={paths.adminReplies} target="_blank" rel="noopener">
        {replies.length > 0 ? 'Edit canned replies' : 'Add canned replies'}
        <span className="sr-only"> (opens in a new tab)</span>
      </a>
    </div>
  )
}
