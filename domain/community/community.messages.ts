import { maxFollowedPosts, maxPinnedPosts } from './community.rules.ts'

export const communityMessages = {
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
  displayNameRequired: 'Please choose a display name first',
  nameTaken: 'This name looks official. Please choose another',
  noCategory: 'Please choose a category',
  locked: 'This post is locked. You can’t reply to it.',
  sameText: 'You’ve just posted this. Please don’t post it twice.',
  tooManyPinned: `You can pin up to ${maxPinnedPosts} posts. Unpin another one first.`,
  writingTooQuickly: 'You’re posting too quickly.',
  changedMeanwhile: 'This has just changed. Please try again.',
  formerMember: 'Former member',
  followsOwn: 'This is your post, so you’re notified of every reply.',
  followsTooMany: `You can follow up to ${maxFollowedPosts} posts. Unfollow another one first.`,
  noAuthor: 'The author’s account no longer exists',
  alreadyReported: 'You’ve already reported this. We’ll look at it.',
  emptyReport: 'Please tell us what is wrong',
} as const

type NotificationText = { title: string; message: string; type: 'success' | 'warning' | 'info' }

export const createReplyNotification = (replierName: string, postTitle: string): NotificationText => ({
  title: 'New reply',
  message: `${replierName} replied to “${postTitle}”.`,
  type: 'info',
})

/** Notification for administrators about a report or a text that needs approval. */
export const moderatorNotification: NotificationText = {
  title: 'Moderation needed',
  message: 'A post or reply was reported or needs your approval.',
  type: 'warning',
}

export const createMentionNotification = (replierName: string, postTitle: string): NotificationText => ({
  title: 'You were mentioned',
  message: `${replierName} mentioned you in a reply to “${postTitle}”.`,
  type: 'info',
})

export const createAnswerNotification = (postTitle: string): NotificationText => ({
  title: 'Your reply was chosen',
  message: `The author of “${postTitle}” chose your reply as the answer.`,
  type: 'success',
})

export type ModerationAction = 'approved' | 'shown' | 'hidden' | 'deleted' | 'locked' | 'unlocked' | 'moved' | 'pinned'

const actionMessages: Record<ModerationAction, { effect: string; type: NotificationText['type']; advice?: string }> = {
  approved: { effect: 'is now visible to everyone', type: 'success' },
  shown: { effect: 'is visible again', type: 'success' },
  hidden: {
    effect: 'was hidden by a moderator',
    type: 'warning',
    advice: 'Contact us if you think this is a mistake.',
  },
  deleted: {
    effect: 'was deleted by a moderator',
    type: 'warning',
    advice: 'Contact us if you think this is a mistake.',
  },
  locked: { effect: 'was locked, so nobody can reply', type: 'info' },
  unlocked: { effect: 'is open for replies again', type: 'info' },
  moved: { effect: 'was moved to another category', type: 'info' },
  pinned: { effect: 'was pinned to the top of the list', type: 'success' },
}

/** Notification for an author about a moderator's action. For a reply, it names the post. */
export function createModerationNotification(
  action: ModerationAction,
  kind: 'post' | 'reply',
  postTitle: string,
): NotificationText {
  const { effect, type, advice } = actionMessages[action]
  const subject = kind === 'post' ? `Your post “${postTitle}”` : `Your reply to “${postTitle}”`
  const sentences = [`${subject} ${effect}.`, ...(advice ? [advice] : [])]
  return { title: kind === 'post' ? 'Your post' : 'Your reply', message: sentences.join(' '), type }
}
