import { followsMax, pinnedMax } from './community.rules.ts'

export const communityWords = {
  allFields: 'Please fill in all fields',
  emptyReply: 'Please enter a reply',
  logInToLike: 'Please log in to like posts',
  postFailed: 'Failed to create post',
  replyFailed: 'Failed to add reply',
  likeFailed: 'Failed to like post',
  postCreated: 'Post created successfully!',
  replyAdded: 'Reply added!',
  postLiked: 'Post liked!',
  postDeleted: 'This post was deleted',
  nameFirst: 'Please choose a display name first',
  nameTaken: 'This name looks like one of ours. Please choose another',
  noCategory: 'Please choose a category',
  locked: 'This post is locked and takes no more replies.',
  sameText: 'You sent the same text a moment ago. Please do not post it twice.',
  tooManyPinned: `At most ${pinnedMax} posts can be pinned. Please unpin another first.`,
  tooMuch: 'You have written much in a short time.',
  meanwhile: 'Something has changed meanwhile. Please try again.',
  formerMember: 'Former member',
  followsOwn: 'This is your own post: you are told of every reply as it is.',
  followsTooMany: `You follow ${followsMax} posts, and more cannot be followed. Please unfollow another first.`,
  noAuthor: 'Nobody stands behind this text any more',
  reportedBefore: 'You have reported this already. We will look at it.',
  emptyReport: 'Please say what is wrong with it',
} as const

type Note = { title: string; message: string; type: 'success' | 'warning' | 'info' }

/** Notification for the author and the followers of a post after a reply. */
export const replyNote = (replierName: string, postTitle: string): Note => ({
  title: 'New reply',
  message: `${replierName} replied to “${postTitle}”.`,
  type: 'info',
})

/** Notification for administrators after a report, or when a text needs approval. */
export const moderatorNote: Note = {
  title: 'Something waits in the community',
  message: 'A text was reported, or waits until you have looked at it.',
  type: 'warning',
}

/** Notification for a member who is mentioned in a reply. */
export const mentionNote = (replierName: string, postTitle: string): Note => ({
  title: 'You were mentioned',
  message: `${replierName} mentioned you in a reply to “${postTitle}”.`,
  type: 'info',
})

/** Notification for the author of the reply that was chosen as the answer. */
export const answerNote = (postTitle: string): Note => ({
  title: 'Your reply was chosen',
  message: `The author of “${postTitle}” chose your reply as the answer.`,
  type: 'success',
})

export type ModerationAct = 'approved' | 'shown' | 'hidden' | 'deleted' | 'locked' | 'unlocked' | 'moved' | 'pinned'

const actWords: Record<ModerationAct, { done: string; type: Note['type']; further?: string }> = {
  approved: { done: 'is now shown to everybody', type: 'success' },
  shown: { done: 'is shown again', type: 'success' },
  hidden: { done: 'was hidden by our moderation', type: 'warning', further: 'Write to us if you think we erred.' },
  deleted: { done: 'was deleted by our moderation', type: 'warning', further: 'Write to us if you think we erred.' },
  locked: { done: 'was locked: it takes no more replies', type: 'info' },
  unlocked: { done: 'takes replies again', type: 'info' },
  moved: { done: 'was moved to another category', type: 'info' },
  pinned: { done: 'was pinned to the top of the list', type: 'success' },
}

/** Notification for the author after a moderator's action. A reply is named by the post that it answers. */
export function moderationNote(act: ModerationAct, kind: 'post' | 'reply', postTitle: string): Note {
  const { done, type, further } = actWords[act]
  const what = kind === 'post' ? `Your post “${postTitle}”` : `Your reply to “${postTitle}”`
  const sentences = [`${what} ${done}.`, ...(further ? [further] : [])]
  return { title: kind === 'post' ? 'Your post' : 'Your reply', message: sentences.join(' '), type }
}
