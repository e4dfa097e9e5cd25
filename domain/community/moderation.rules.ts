import type { TextStatus } from './community.types.ts'
import type { ModerationAct } from './community.words.ts'

/** What a change of status is to the author; undefined where there is nothing to tell. */
export function statusAct(before: TextStatus, after: TextStatus): ModerationAct | undefined {
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

/** How a post stands after a change; what others do not see is not pinned either. */
export function statusAfter(before: PostStatus, change: PostChange, now: number): PostStatus {
  const status = change.status ?? before.status
  const isLocked = change.isLocked ?? before.lockedAt !== null
  return {
    status,
    isPinned: status === 'shown' && (change.isPinned ?? before.isPinned),
    lockedAt: isLocked ? (before.lockedAt ?? now) : null,
    categoryId: change.categoryId ?? before.categoryId,
  }
}

/** What the author of a post is told of a change: the weightiest part of it. */
export function postAct(before: PostStatus, after: PostStatus): ModerationAct | undefined {
  const act = statusAct(before.status, after.status)
  if (act || after.status !== 'shown') return act
  if ((before.lockedAt === null) !== (after.lockedAt === null)) return after.lockedAt === null ? 'unlocked' : 'locked'
  if (before.categoryId !== after.categoryId) return 'moved'
  return after.isPinned && !before.isPinned ? 'pinned' : undefined
}
