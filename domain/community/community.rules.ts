import { dayMs, minuteMs, secondMs } from '../durations.ts'
import { slugify } from '../text.ts'

/** Slug of the category for recipes, unless an administrator has deleted it. */
export const recipeCategorySlug = 'recipes-and-blends'

export const maxTitleLength = 150
export const maxContentLength = 10_000
export const maxReasonLength = 1000
export const postsPerPage = 20
export const repliesPerPage = 20
export const maxPinnedPosts = 10
/** Maximum possible matches that a search reads for one page. */
export const maxExaminedPosts = 200
export const maxFollowedPosts = 500
export const maxIdsPerQuery = 50
export const maxViewsPerRequest = 20
/** Maximum texts in each part of the moderation queue. */
export const maxQueueLength = 50

export const duplicateWindowMs = 5 * minuteMs
const maxNewcomerLinks = 2

export type TextKind = 'post' | 'reply'
/** Allows `max` texts in the last `windowMs` milliseconds. */
export type WritingLimit = { max: number; windowMs: number }

const newcomerLimits: Record<TextKind, WritingLimit[]> = {
  post: [
    { max: 1, windowMs: 2 * minuteMs },
    { max: 3, windowMs: dayMs },
  ],
  reply: [
    { max: 1, windowMs: 30 * secondMs },
    { max: 10, windowMs: dayMs },
  ],
}
const memberLimits: Record<TextKind, WritingLimit[]> = {
  post: [{ max: 20, windowMs: dayMs }],
  reply: [{ max: 100, windowMs: dayMs }],
}

const isNewcomer = (accountAgeMs: number) => accountAgeMs < dayMs

/** Returns the writing limits for an account age in milliseconds. `factor` multiplies each maximum. */
export function getWritingLimits(kind: TextKind, accountAgeMs: number, factor = 1): WritingLimit[] {
  const limits = isNewcomer(accountAgeMs) ? newcomerLimits[kind] : memberLimits[kind]
  return limits.map(({ max, windowMs }) => ({ max: max * factor, windowMs }))
}

/**
 * Returns the milliseconds until the member may write again; 0 means now. `writingTimes` are the times of earlier
 * texts.
 */
export function calculateWaitMs(limits: readonly WritingLimit[], writingTimes: readonly number[], now: number): number {
  const timesNewestFirst = writingTimes.toSorted((one, other) => other - one)
  const waitTimes = limits.map(({ max, windowMs }) => {
    const oldestInWindow = timesNewestFirst[max - 1]
    return oldestInWindow === undefined ? 0 : oldestInWindow + windowMs - now
  })
  return Math.max(0, ...waitTimes)
}

/** True if an administrator must approve the text: a newcomer's first text with more than two links. */
export const needsApproval = (draft: { accountAgeMs: number; hasShownText: boolean; links: number }): boolean =>
  isNewcomer(draft.accountAgeMs) && !draft.hasShownText && draft.links > maxNewcomerLinks

const maxSlugLength = 80

/** Returns the readable part of a post's URL. Routing ignores it. */
export function createPostSlug(title: string): string {
  const slug = slugify(title)
  if (slug.length <= maxSlugLength) return slug || 'post'
  return (
    slug
      .slice(0, maxSlugLength)
      .replace(/[\uD800-\uDBFF]$/, '')
      .replace(/-[^-]*$/, '') || 'post'
  )
}
