import { useState } from 'react'
import { useFetcher } from 'react-router'

import type { ActionResult } from '#client/core/run-action.ts'
import { ActionMessage } from '#client/ui/action-message.tsx'
import { ConfirmButton } from '#client/ui/confirm-button.tsx'
import { SubmitButton } from '#client/ui/submit-button.tsx'
import { TextArea } from '#client/ui/text-area.tsx'
import { maxRejectionReasonLength } from '#domain/bot/batches.rules.ts'
import type { WaitingRecipe } from '#domain/bot/bot-status.types.ts'

type RejectFormProps = { recipe: Pick<WaitingRecipe, 'id' | 'name' | 'origin'> }

/** Rejects a waiting recipe. A member's recipe needs a reason, which its author reads, and a confirmation. */
export function RejectForm({ recipe: { id, name, origin } }: RejectFormProps) {
  const fetcher = useFetcher<ActionResult>()
  const [reason, setReason] = useState('')
  const isOffered = origin === 'member'
  return (
    <details className="confirm-details">
      <summary>
        Reject… <span className="sr-only">{name}</span>
      </summary>
      <fetcher.Form method="post" className="fields">
        <input type="hidden" name="id" value={id} />
        <input type="hidden" name="name" value={name} />
        <TextArea
          label={isOffered ? 'Reason' : 'Reason (optional)'}
          hint={isOffered && 'The author reads it.'}
          name="reason"
          rows={4}
          max={maxRejectionReasonLength}
          value={reason}
          error={fetcher.data?.errors['reason']}
          onChange={({ target }) => setReason(target.value)}
        />
        {isOffered ? (
          <ConfirmButton
            itemName={name}
            title={`Reject “${name}”?`}
            consequences={`We delete the recipe from this list and send its author your reason: “${reason.trim()}” You can’t undo this.`}
            labels={{ open: 'Reject and delete', busy: 'Deleting...', confirm: 'Reject and delete' }}
            isDeleting={fetcher.state !== 'idle'}
            isBusy={fetcher.state !== 'idle' || reason.trim() === ''}
            onDelete={() => void fetcher.submit({ intent: 'reject', id, name, reason }, { method: 'post' })}
          />
        ) : (
          <SubmitButton intent="reject" fetcher={fetcher} className="button danger">
            Reject and delete
          </SubmitButton>
        )}
        <ActionMessage outcome={fetcher.data} />
      </fetcher.Form>
    </details>
  )
}
