import { dayMs, minuteMs, secondMs } from '../durations.ts'
import { slugify } from '../text.ts'

export const titleMax = 150
export const contentMax = 10_000
export const reasonMax = 1000
/** Maximum number of posts and replies on a page, and of pinned posts. */
export const postsAtOnce = 20
export const repliesAtOnce = 20
export const pinnedMax = 10
/** Maximum number of possible matches that one search page reads. */
export const examinedMax = 200
/** Maximum number of posts that one member can follow. */
export const followsMax = 500
/** Maximum number of ids in one query. */
export const idsAtOnce = 50
/** Maximum number of views that one request reports. */
export const viewsAtOnce = 20
/** Maximum number of texts in each part of the moderation queue. */
export const queueMax = 50

export const sameTextMs = 5 * minuteMs
const linksOfNewcomer = 2

export type TextKind = 'post' | 'reply'
/** Allows `max` texts within the last `windowMs` milliseconds. */
export type WritingLimit = { max: number; windowMs: number }

const limitsOfNewcomer: Record<TextKind, WritingLimit[]> = {
  post: [
    { max: 1, windowMs: 2 * minuteMs },
    { max: 3, windowMs: dayMs },
  ],
  reply: [
    { max: 1, windowMs: 30 * secondMs },
    { max: 10, windowMs: dayMs },
  ],
}
const limitsLater: Record<TextKind, WritingLimit[]> = {
  post: [{ max: 20, windowMs: dayMs }],
  reply: [{ max: 100, windowMs: dayMs }],
}

const isNewcomer = (accountAgeMs: number) => accountAgeMs < dayMs

/** Returns the writing limits for an account of this age in milliseconds. `factor` multiplies each maximum. */
export function writingLimits(kind: TextKind, accountAgeMs: number, factor = 1): WritingLimit[] {
  const limits = isNewcomer(accountAgeMs) ? limitsOfNewcomer[kind] : limitsLater[kind]
  return limits.map(({ max, windowMs }) => ({ max: max * factor, windowMs }))
}

/**
 * Returns the milliseconds until the next text may be written, 0 for now. `writtenAt` holds the times of earlier texts.
 */
export function waitMs(limits: readonly WritingLimit[], writtenAt: readonly number[], now: number): number {
  const newestFirst = writtenAt.toSorted((one, other) => other - one)
  const waits = limits.map(({ max, windowMs }) => {
    const oldestCounted = newestFirst[max - 1]
    return oldestCounted === undefined ? 0 : oldestCounted + windowMs - now
  })
  return Math.max(0, ...waits)
}

/** Returns true if an administrator has to approve the text: a newcomer's first text with more than two links. */
export const needsApproval = (draft: { accountAgeMs: number; hasShownText: boolean; links: number }): boolean =>
  isNewcomer(draft.accountAgeMs) && !draft.hasShownText && draft.links > linksOfNewcomer

const slugMax = 80

/** Returns the readable part of a post's URL. Routing ignores it. */
export function postSlug(title: string): string {
  const slug = slugify(title)
  if (slug.length <= slugMax) return slug || 'post'
  return (
    slug
      .slice(0, slugMax)
      .replace(/[\uD800-\uDBFF]$/, '')
      .replace(/-[^-]*$/, '') || 'post'
  )
}
