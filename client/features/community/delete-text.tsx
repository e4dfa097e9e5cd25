import { submitTo } from '#client/core/fetcher.tsx'
import { ConfirmDialog } from '#client/ui/confirm-dialog.tsx'
import { communityDataPath } from '#domain/paths.ts'

import type { ActionProps } from './community-text.tsx'

const consequences = {
  post: 'This permanently deletes your post and removes your name. Replies stay.',
  reply: 'This permanently deletes your reply.',
} as const

export function DeleteTextDialog({ subject, onClose }: ActionProps) {
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
