import { redirect } from 'react-router'

import type { ApiContext } from '#client/core/api.ts'
import { withReauthentication } from '#client/core/run-action.ts'
import { textStatuses } from '#domain/community/community.types.ts'
import { paths } from '#domain/paths.ts'

import { liftSuspension, moderatePost, moderateReply, settleReport, suspendAuthor } from './community.api.ts'
import { tryWriting } from './try-writing.ts'

type Fields = Record<string, string>

/** Runs a moderation action, then shows `words` in a toast. `leaves` redirects to the community page. */
export async function moderate(context: ApiContext, { action: name = '', words = 'Done', leaves, ...fields }: Fields) {
  const action = actions[name]
  if (!action) return null
  const outcome = await tryWriting(() => withReauthentication(() => action(context, fields)), {
    done: words,
    failed: 'Failed to moderate',
    showsReason: true,
  })
  return outcome.data.isDone && leaves === 'true' ? redirect(paths.community) : outcome
}

const actions: Record<string, (context: ApiContext, fields: Fields) => Promise<unknown>> = {
  pin: (context, { id = '', wanted }) => moderatePost(context, id, { isPinned: wanted === 'true' }),
  lock: (context, { id = '', wanted }) => moderatePost(context, id, { isLocked: wanted === 'true' }),
  move: (context, { id = '', categoryId = '' }) => moderatePost(context, id, { categoryId }),
  post: (context, { id = '', ...change }) => moderatePost(context, id, statusChangeOf(change)),
  reply: (context, { id = '', ...change }) => moderateReply(context, id, statusChangeOf(change)),
  suspend: (context, { id = '', kind }) => suspendAuthor(context, { kind: kind === 'reply' ? 'reply' : 'post', id }),
  restore: (context, { id = '' }) => liftSuspension(context, id),
  settle: (context, { id = '' }) => settleReport(context, id),
}

/** `editedAt` identifies the version that the moderator reviewed. It is empty if the text was never edited. */
const statusChangeOf = ({ status: wanted, editedAt }: Fields) => ({
  status: textStatuses.find((status) => status === wanted) ?? 'hidden',
  ...(editedAt !== undefined && { editedAt: editedAt === '' ? null : Number(editedAt) }),
})
