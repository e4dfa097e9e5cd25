import type { ApiContext } from '#client/core/api.ts'
import { redirectTo } from '#client/core/results.ts'
import { withReauthentication } from '#client/core/run-action.ts'
import { textStatuses } from '#domain/community/community.types.ts'
import { paths } from '#domain/paths.ts'

import { liftSuspension, moderatePost, moderateReply, resolveReport, suspendAuthor } from './community.api.ts'
import { runCommunityAction } from './run-community-action.ts'

type Fields = Record<string, string>

/** Runs a moderation action, then shows `successMessage` in a toast. `leavesPage` redirects to the community page. */
export async function moderate(
  context: ApiContext,
  { action: actionName = '', successMessage = 'Done', leavesPage, ...fields }: Fields,
) {
  const action = actions[actionName]
  if (!action) return null
  const outcome = await runCommunityAction(() => withReauthentication(() => action(context, fields)), {
    success: successMessage,
    failureMessage: 'Failed to save your decision',
    includesReason: true,
  })
  return outcome.data.isDone && leavesPage === 'true' ? redirectTo(paths.community) : outcome
}

const actions: Record<string, (context: ApiContext, fields: Fields) => Promise<unknown>> = {
  pin: (context, { id = '', isOn }) => moderatePost(context, id, { isPinned: isOn === 'true' }),
  lock: (context, { id = '', isOn }) => moderatePost(context, id, { isLocked: isOn === 'true' }),
  move: (context, { id = '', categoryId = '' }) => moderatePost(context, id, { categoryId }),
  post: (context, { id = '', ...change }) => moderatePost(context, id, toStatusChange(change)),
  reply: (context, { id = '', ...change }) => moderateReply(context, id, toStatusChange(change)),
  suspend: (context, { id = '', kind }) => suspendAuthor(context, { kind: kind === 'reply' ? 'reply' : 'post', id }),
  restore: (context, { id = '' }) => liftSuspension(context, id),
  'resolve-report': (context, { id = '' }) => resolveReport(context, id),
}

/** `editedAt` identifies the version that the moderator reviewed. It is empty if the text was never edited. */
const toStatusChange = ({ status: newStatus, editedAt }: Fields) => ({
  status: textStatuses.find((status) => status === newStatus) ?? 'hidden',
  ...(editedAt !== undefined && { editedAt: editedAt === '' ? null : Number(editedAt) }),
})
