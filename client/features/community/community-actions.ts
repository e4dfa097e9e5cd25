import type { ApiContext } from '#client/core/api.ts'
import { createDraftRemover } from '#client/core/drafts.ts'
import { formResults } from '#client/core/form-results.ts'
import { queueMutation } from '#client/core/mutation-queue.ts'
import { redirectTo, withStatus } from '#client/core/results.ts'
import { withReauthentication } from '#client/core/run-action.ts'
import { type TextStatus, textStatuses } from '#domain/community/community.types.ts'
import { paths } from '#domain/paths.ts'

import {
  addReply,
  updatePost,
  updateReply,
  chooseAnswer,
  setDisplayName,
  createPost,
  deletePost,
  deleteReply,
  followPost,
  likePost,
  previewText,
  sendReport,
  removeAnswer,
  unfollowPost,
  unlikePost,
  liftSuspension,
  moderatePost,
  moderateReply,
  resolveReport,
  suspendAuthor,
} from './community.api.ts'
import { runCommunityAction } from './run-community-action.ts'

type Fields = Record<string, string>

/** Community actions of a member, by the `intent` of the form. */
export const memberActions: Record<string, (context: ApiContext, fields: Fields) => Promise<unknown>> = {
  post: (context, { title = '', content = '', categoryId = '', displayName, draft }) =>
    runCommunityAction(
      () =>
        sendAndRemoveDraft(async () => {
          if (displayName !== undefined) await setDisplayName(context, displayName)
          return createPost(context, { title, content, categoryId })
        }, draft),
      { success: 'Post created successfully!', failureMessage: 'Failed to create post', hasSummary: true },
    ),
  reply: (context, { id = '', content = '', displayName, draft }) =>
    runCommunityAction(
      () =>
        sendAndRemoveDraft(async () => {
          if (displayName !== undefined) await setDisplayName(context, displayName)
          return addReply(context, { id, content })
        }, draft),
      { success: 'Reply added!', failureMessage: 'Failed to add reply', hasSummary: true },
    ),
  'change-post': (context, { id = '', title = '', content = '', draft }) =>
    runCommunityAction(() => sendAndRemoveDraft(() => updatePost(context, { id, title, content }), draft), {
      success: changedMessage('Post'),
      failureMessage: 'Failed to change post',
      hasSummary: true,
    }),
  'change-reply': (context, { id = '', content = '', draft }) =>
    runCommunityAction(() => sendAndRemoveDraft(() => updateReply(context, { id, content }), draft), {
      success: changedMessage('Reply'),
      failureMessage: 'Failed to change reply',
      hasSummary: true,
    }),
  'delete-post': async (context, { id = '' }) => {
    const outcome = await runCommunityAction(() => deletePost(context, { id }), {
      success: 'Post deleted',
      failureMessage: 'Failed to delete post',
      includesReason: true,
    })
    return outcome.data.isDone ? redirectTo(paths.community) : outcome
  },
  'delete-reply': (context, { id = '' }) =>
    runCommunityAction(() => deleteReply(context, { id }), {
      success: 'Reply deleted',
      failureMessage: 'Failed to delete reply',
      includesReason: true,
    }),
  report: (context, { postId, replyId, reason = '' }) =>
    runCommunityAction(() => sendReport(context, { ...(postId && { postId }), ...(replyId && { replyId }), reason }), {
      success: 'Thank you. We’ll look at your report.',
      failureMessage: 'Failed to report',
      hasSummary: true,
    }),
  like: (context, { id = '', isOn: isOnText }) => {
    const isOn = isOnText === 'true'
    return runLatest(`like ${id}`, () =>
      runCommunityAction(() => (isOn ? likePost(context, { id }) : unlikePost(context, { id })), {
        success: formResults[isOn ? 'post-liked' : 'post-unliked'],
        failureMessage: 'Failed to like post',
      }),
    )
  },
  follow: (context, { id = '', isOn: isOnText }) => {
    const isOn = isOnText === 'true'
    return runLatest(`follow ${id}`, () =>
      runCommunityAction(() => (isOn ? followPost(context, { id }) : unfollowPost(context, { id })), {
        success: isOn
          ? 'You’re following this post. We’ll notify you of each reply.'
          : 'You no longer follow this post',
        failureMessage: isOn ? 'Failed to follow post' : 'Failed to unfollow post',
        includesReason: true,
      }),
    )
  },
  answer: (context, { id = '', replyId = '' }) =>
    runCommunityAction(() => (replyId ? chooseAnswer(context, { id, replyId }) : removeAnswer(context, { id })), {
      success: replyId ? 'Chosen as the answer' : 'Answer removed',
      failureMessage: 'Failed to choose the answer',
      includesReason: true,
    }),
  preview: (context, { title = '', content = '', postId }) =>
    previewText(context, { title, content, postId }).then(
      (preview) => withStatus({ preview }),
      () => withStatus({ preview: null }),
    ),
}

/**
 * Runs the task after earlier tasks with the same key. Returns null without running it if a later call has replaced it.
 */
async function runLatest<Result>(key: string, task: () => Promise<Result>): Promise<Result | null> {
  let result: Result | null = null
  await queueMutation(key, async () => {
    result = await task()
  })
  return result
}

/** Sends a text, then removes its draft. */
async function sendAndRemoveDraft<Result>(send: () => Promise<Result>, draft: string | undefined): Promise<Result> {
  const removeDraft = createDraftRemover(draft)
  const result = await send()
  removeDraft()
  return result
}

const changedMessage =
  (noun: string) =>
  ({ status }: { status: TextStatus }) =>
    status === 'waiting' ? `${noun} changed. It is waiting for review.` : `${noun} changed`

/** Runs a moderation action, then shows `successMessage` in a toast. `leavesPage` redirects to the community page. */
export async function moderate(
  context: ApiContext,
  { action: actionName = '', successMessage = 'Done', leavesPage, ...fields }: Fields,
) {
  const action = moderationActions[actionName]
  if (!action) return null
  const outcome = await runCommunityAction(() => withReauthentication(() => action(context, fields)), {
    success: successMessage,
    failureMessage: 'Failed to save your decision',
    includesReason: true,
  })
  return outcome.data.isDone && leavesPage === 'true' ? redirectTo(paths.community) : outcome
}

const moderationActions: Record<string, (context: ApiContext, fields: Fields) => Promise<unknown>> = {
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
