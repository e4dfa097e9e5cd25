import type { ModerationAction } from './community.messages.ts'
import type { TextStatus } from './community.types.ts'

/** Returns the action to notify the author about; undefined if there is none. */
export function getStatusAction(before: TextStatus, after: TextStatus): ModerationAction | undefined {
  if (before === after || after === 'waiting') return undefined
  if (after === 'hidden' || after === 'deleted') return after
  return before === 'waiting' ? 'approved' : 'shown'
}

export type PostStatus = { status: TextStatus; isPinned: boolean; lockedAt: number | null; categoryId: string }
type PostChange = {
  isPinned?: boolean | undefined
  isLocked?: boolean | undefined
  categoryId?: string | undefined
  status?: TextStatus | undefined
}

/** Returns a post's status after a change. Hiding a post also unpins it. */
export function applyPostChange(before: PostStatus, change: PostChange, now: number): PostStatus {
  const status = change.status ?? before.status
  const isLocked = change.isLocked ?? before.lockedAt !== null
  return {
    status,
    isPinned: status === 'shown' && (change.isPinned ?? before.isPinned),
    lockedAt: isLocked ? (before.lockedAt ?? now) : null,
    categoryId: change.categoryId ?? before.categoryId,
  }
}

/** Returns the most important moderation action in a change, for the author's notification. */
export function getPostAction(before: PostStatus, after: PostStatus): ModerationAction | undefined {
  const action = getStatusAction(before.status, after.status)
  if (action || after.status !== 'shown') return action
  if ((before.lockedAt === null) !== (after.lockedAt === null)) return after.lockedAt === null ? 'unlocked' : 'locked'
  if (before.categoryId !== after.categoryId) return 'moved'
  return after.isPinned && !before.isPinned ? 'pinned' : undefined
}
