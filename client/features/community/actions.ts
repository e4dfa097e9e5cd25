import { data, redirect } from 'react-router'

import type { ApiContext } from '#client/core/api.ts'
import { holdDraft } from '#client/core/drafts.ts'
import { queueMutation } from '#client/core/mutation-queue.ts'
import type { TextStatus } from '#domain/community/community.types.ts'
import { paths } from '#domain/paths.ts'

import {
  addReply,
  changePost,
  changeReply,
  chooseAnswer,
  chooseName,
  createPost,
  deletePost,
  deleteReply,
  followPost,
  likePost,
  previewText,
  report,
  removeAnswer,
  unfollowPost,
  unlikePost,
} from './community.api.ts'
import { tryWriting } from './try-writing.ts'

type Fields = Record<string, string>

/** Community actions of a member, by the `intent` of the form. */
export const actions: Record<string, (context: ApiContext, fields: Fields) => Promise<unknown>> = {
  post: (context, { title = '', content = '', categoryId = '', displayName, draft }) =>
    tryWriting(
      () =>
        sendAndRemoveDraft(async () => {
          if (displayName !== undefined) await chooseName(context, displayName)
          return createPost(context, { title, content, categoryId })
        }, draft),
      { done: 'Post created successfully!', failed: 'Failed to create post', hasSummary: true },
    ),
  reply: (context, { id = '', content = '', displayName, draft }) =>
    tryWriting(
      () =>
        sendAndRemoveDraft(async () => {
          if (displayName !== undefined) await chooseName(context, displayName)
          return addReply(context, { id, content })
        }, draft),
      { done: 'Reply added!', failed: 'Failed to add reply', hasSummary: true },
    ),
  'change-post': (context, { id = '', title = '', content = '', draft }) =>
    tryWriting(() => sendAndRemoveDraft(() => changePost(context, { id, title, content }), draft), {
      done: changedWords('Post'),
      failed: 'Failed to change post',
      hasSummary: true,
    }),
  'change-reply': (context, { id = '', content = '', draft }) =>
    tryWriting(() => sendAndRemoveDraft(() => changeReply(context, { id, content }), draft), {
      done: changedWords('Reply'),
      failed: 'Failed to change reply',
      hasSummary: true,
    }),
  'delete-post': async (context, { id = '' }) => {
    const outcome = await tryWriting(() => deletePost(context, { id }), {
      done: 'Post deleted',
      failed: 'Failed to delete post',
      showsReason: true,
    })
    return outcome.data.isDone ? redirect(paths.community) : outcome
  },
  'delete-reply': (context, { id = '' }) =>
    tryWriting(() => deleteReply(context, { id }), {
      done: 'Reply deleted',
      failed: 'Failed to delete reply',
      showsReason: true,
    }),
  report: (context, { postId, replyId, reason = '' }) =>
    tryWriting(() => report(context, { ...(postId && { postId }), ...(replyId && { replyId }), reason }), {
      done: 'Thank you. We’ll look at it.',
      failed: 'Failed to report',
      hasSummary: true,
    }),
  like: (context, { id = '', wanted }) => {
    const isOn = wanted === 'true'
    return runLatest(`like ${id}`, () =>
      tryWriting(() => (isOn ? likePost(context, { id }) : unlikePost(context, { id })), {
        done: isOn ? 'Post liked!' : 'Like removed',
        failed: 'Failed to like post',
      }),
    )
  },
  follow: (context, { id = '', wanted }) => {
    const isOn = wanted === 'true'
    return runLatest(`follow ${id}`, () =>
      tryWriting(() => (isOn ? followPost(context, { id }) : unfollowPost(context, { id })), {
        done: isOn ? 'Post followed: we’ll notify you of each reply' : 'Post no longer followed',
        failed: isOn ? 'Failed to follow post' : 'Failed to unfollow post',
        showsReason: true,
      }),
    )
  },
  answer: (context, { id = '', replyId = '' }) =>
    tryWriting(() => (replyId ? chooseAnswer(context, { id, replyId }) : removeAnswer(context, { id })), {
      done: replyId ? 'Chosen as the answer' : 'Answer removed',
      failed: 'Failed to choose the answer',
      showsReason: true,
    }),
  preview: (context, { title = '', content = '', postId }) =>
    previewText(context, { title, content, postId }).then(
      (preview) => data({ preview }),
      () => data({ preview: null }),
    ),
}

/**
 * Runs the work after earlier work with the same key. Returns null without running it if a later call has replaced it.
 */
async function runLatest<Result>(key: string, work: () => Promise<Result>): Promise<Result | null> {
  let result: Result | null = null
  await queueMutation(key, async () => {
    result = await work()
  })
  return result
}

/** Sends a text, then removes its draft. */
async function sendAndRemoveDraft<Written>(send: () => Promise<Written>, draft: string | undefined): Promise<Written> {
  const removeDraft = holdDraft(draft)
  const written = await send()
  removeDraft()
  return written
}

const changedWords =
  (noun: string) =>
  ({ status }: { status: TextStatus }) =>
    status === 'waiting' ? `${noun} changed. It is waiting for review.` : `${noun} changed`
