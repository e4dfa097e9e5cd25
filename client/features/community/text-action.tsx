import { CSPProvider } from '@base-ui/react/csp-provider'
import { Dialog } from '@base-ui/react/dialog'
import { useEffect, useEffectEvent } from 'react'

import { submitTo, useFetcher } from '#client/core/fetcher.tsx'
import { ActionMessage } from '#client/ui/action-message.tsx'
import { ConfirmDialog } from '#client/ui/confirm-dialog.tsx'
import { SubmitButton } from '#client/ui/submit-button.tsx'
import { TextArea } from '#client/ui/text-area.tsx'
import { useFocusFirstError } from '#client/ui/use-focus-first-error.ts'
import { maxReasonLength } from '#domain/community/community.rules.ts'
import { communityDataPath } from '#domain/paths.ts'

import { EditTextForm } from './edit-text.tsx'
import { ModerateDialog } from './moderate-dialog.tsx'
import type { CommunityActionResult } from './run-community-action.ts'
import type { Action, ActionProps } from './text-actions.types.ts'

const actionComponents: Record<Action, (props: ActionProps) => React.ReactNode> = {
  edit: EditTextForm,
  delete: DeleteTextDialog,
  report: ReportDialog,
  moderate: ModerateDialog,
}

export default function TextAction(props: ActionProps) {
  const ActionComponent = actionComponents[props.action]
  return (
    <CSPProvider disableStyleElements>
      <ActionComponent {...props} />
    </CSPProvider>
  )
}

const consequences = {
  post: 'This permanently deletes your post and removes your name. Replies stay.',
  reply: 'This permanently deletes your reply.',
} as const

function DeleteTextDialog({ subject, onClose }: ActionProps) {
  const { kind } = subject
  const { id } = kind === 'post' ? subject.post : subject.reply
  return (
    <ConfirmDialog
      title={`Delete your ${kind}?`}
      consequences={consequences[kind]}
      confirmLabel="Delete permanently"
      onConfirm={() =>
        void submitTo({ intent: `delete-${kind}`, id }, { action: communityDataPath, key: `delete ${id}` })
      }
      onClose={onClose}
    />
  )
}

function ReportDialog({ subject, onClose }: ActionProps) {
  const fetcher = useFetcher<CommunityActionResult>()
  const form = useFocusFirstError(fetcher.data)
  const error = fetcher.data?.errors['reason']
  const isDone = fetcher.data?.isDone ?? false
  const close = useEffectEvent(onClose)
  useEffect(() => {
    if (isDone) close()
  }, [isDone])
  return (
    <Dialog.Root open onOpenChange={(isOpen) => !isOpen && onClose()}>
      <Dialog.Portal>
        <Dialog.Backdrop className="backdrop" />
        <Dialog.Popup className="dialog">
          <Dialog.Title className="dialog-title">Report this {subject.kind}</Dialog.Title>
          <Dialog.Description className="text-quiet">
            A person reviews every report. We don’t tell other members who made the report.
          </Dialog.Description>
          <fetcher.Form ref={form} method="post" action={communityDataPath} className="fields" noValidate>
            {subject.kind === 'post' ? (
              <input type="hidden" name="postId" value={subject.post.id} />
            ) : (
              <input type="hidden" name="replyId" value={subject.reply.id} />
            )}
            <TextArea label="What is the problem?" name="reason" rows={4} max={maxReasonLength} error={error} />
            <ActionMessage outcome={isDone ? undefined : fetcher.data} />
            <div className="flex flex-wrap gap-3">
              <SubmitButton fetcher={fetcher} intent="report">
                Report
              </SubmitButton>
              <Dialog.Close className="button plain">Cancel</Dialog.Close>
            </div>
          </fetcher.Form>
        </Dialog.Popup>
      </Dialog.Portal>
    </Dialog.Root>
  )
}
