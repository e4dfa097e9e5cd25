import { EditForm } from '#client/ui/edit-form.tsx'
import { useEditInPlace } from '#client/ui/use-edit-in-place.ts'
import { paths } from '#domain/paths.ts'
import type { CannedReply } from '#domain/support/canned-replies.rules.ts'

import { CannedReplyFields } from './canned-reply-fields.tsx'
import { DeleteEntry } from './delete-entry.tsx'

export function CannedReplyItem({ reply }: { reply: CannedReply }) {
  const { id, title, message } = reply
  const { isEdited, editButton, closeEditor, toggleEditor } = useEditInPlace()
  return (
    <li>
      <div className="canned-reply-text">
        <h2 dir="auto">{title}</h2>
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
