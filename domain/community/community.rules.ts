import { dayMs, minuteMs, secondMs } from '../durations.ts'
import { slugify } from '../text.ts'

export const titleMax = 150
export const contentMax = 10_000
export const reasonMax = 1000
/** Posts and replies on a page, and posts that may stand above all others. */
export const postsAtOnce = 20
export const repliesAtOnce = 20
export const pinnedMax = 10
/** Of what may match a search, at most so many are looked at for one page. */
export const examinedMax = 200
/** Posts that one member follows. */
export const followsMax = 500
/** Ids that are asked about at once. */
export const idsAtOnce = 50
/** Views that one request tells of. */
export const viewsAtOnce = 20
/** Texts in each part of the queue of the administrator. */
export const queueMax = 50

export const sameTextMs = 5 * minuteMs
const linksOfNewcomer = 2

export type TextKind = 'post' | 'reply'
/** At most `max` texts within the last `windowMs` milliseconds. */
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

/** How much somebody may write whose account is so many milliseconds old; `factor` lets through as many times as much. */
export function writingLimits(kind: TextKind, accountAgeMs: number, factor = 1): WritingLimit[] {
  const limits = isNewcomer(accountAgeMs) ? limitsOfNewcomer[kind] : limitsLater[kind]
  return limits.map(({ max, windowMs }) => ({ max: max * factor, windowMs }))
}

/** Milliseconds until the next text may be written; 0 for now. `writtenAt` are the times of earlier ones. */
export function waitMs(limits: readonly WritingLimit[], writtenAt: readonly number[], now: number): number {
  const newestFirst = writtenAt.toSorted((one, other) => other - one)
  const waits = limits.map(({ max, windowMs }) => {
    const inTheWay = newestFirst[max - 1]
    return inTheWay === undefined ? 0 : inTheWay + windowMs - now
  })
  return Math.max(0, ...waits)
}

/** Whether a text waits until an administrator has looked at it: a newcomer's first, with more than two links. */
export const mustWait = (given: { accountAgeMs: number; hasShownText: boolean; links: number }): boolean =>
  isNewcomer(given.accountAgeMs) && !given.hasShownText && given.links > linksOfNewcomer

const slugMax = 80

/** The words of a post's address, which only people read. */
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
