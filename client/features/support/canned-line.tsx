import { useEffect, useState } from 'react'
import { useFetcher } from 'react-router'

import type { Outcome } from '#client/core/outcome.ts'
import { OutcomeLine } from '#client/ui/outcome-line.tsx'
import { SubmitButton } from '#client/ui/submit-button.tsx'
import { useFirstFault } from '#client/ui/use-first-fault.ts'
import { paths } from '#domain/paths.ts'
import type { CannedReply } from '#domain/support/canned-replies.rules.ts'

import { CannedFields } from './canned-fields.tsx'
import { DeleteQuestion } from './delete-question.tsx'

/** One canned reply with what can be done to it. */
export function CannedLine({ reply }: { reply: CannedReply }) {
  const { id, title, message } = reply
  const [isEdited, setIsEdited] = useState(false)
  return (
    <li>
      <div className="canned-words">
        <h2 dir="auto">{title}</h2>
        {!isEdited && (
          <p className="written" dir="auto">
            {message}
          </p>
        )}
      </div>
      <div className="flex flex-wrap gap-3">
        <button type="button" className="button plain" aria-expanded={isEdited} onClick={() => setIsEdited(!isEdited)}>
          Edit<span className="sr-only"> {title}</span>
        </button>
        <DeleteQuestion
          what={title}
          title={`Delete “${title}”?`}
          action={paths.adminReplies}
          fields={{ intent: 'delete', id }}
        />
      </div>
      {isEdited && <EditCanned reply={reply} close={() => setIsEdited(false)} />}
    </li>
  )
}

/** Changes a canned reply; it folds away once that is stored. */
function EditCanned({ reply, close }: { reply: CannedReply; close: () => void }) {
  const fetcher = useFetcher<Outcome>()
  const { data, state } = fetcher
  const form = useFirstFault(data)
  const isStored = state === 'idle' && data?.isDone === true
  useEffect(() => {
    if (isStored) close()
  }, [isStored, close])
  useEffect(() => form.current?.querySelector('input')?.focus(), [form])
  return (
    <fetcher.Form method="post" ref={form} noValidate className="fields" aria-label={`Edit ${reply.title}`}>
      <CannedFields reply={reply} faults={data?.faults ?? {}} />
      <input type="hidden" name="id" value={reply.id} />
      <div className="flex flex-wrap gap-3">
        <SubmitButton intent="edit" fetcher={fetcher}>
          Save
        </SubmitButton>
        <button type="button" className="button plain" onClick={close}>
          Cancel
        </button>
      </div>
      <OutcomeLine outcome={data} />
    </fetcher.Form>
  )
}
