import { communityMessages } from '#domain/community/community.messages.ts'
import {
  needsApproval,
  duplicateWindowMs,
  type TextKind,
  calculateWaitMs,
  getWritingLimits,
} from '#domain/community/community.rules.ts'
import { dayMs, hourMs } from '#domain/durations.ts'
import type { Ctx } from '#worker/core/ctx.ts'
import { AppError } from '#worker/core/errors.ts'
import { requireUser } from '#worker/core/policy.ts'
import { rateLimit, createRateLimitedError } from '#worker/features/rate-limits/rate-limits.service.ts'

import * as repo from './authors.repo.ts'

const editLimit = { max: 30, windowMs: hourMs }
/** Number of recent texts to read. No limit may have a higher maximum. */
const maxRecentTexts = 100

export async function loadWriter(ctx: Ctx, kind: TextKind, content: string) {
  const userId = requireUser(ctx).id
  const query = { userId, content, after: ctx.now - dayMs, limit: maxRecentTexts * ctx.config.limitFactor }
  const [author, recentTexts] = await Promise.all([
    repo.findAuthor(ctx, userId),
    repo.listRecentTexts(ctx, kind, query),
  ])
  if (!author) throw new AppError('unauthenticated')
  const limits = getWritingLimits(kind, ctx.now - author.joinedAt, ctx.config.limitFactor)
  return {
    author,
    recent: recentTexts,
    limits,
    attempt: { userId, content, now: ctx.now, limits, sameTextMs: duplicateWindowMs },
  }
}

type Writer = Awaited<ReturnType<typeof loadWriter>>

/**
 * Throws `invalid` without a display name, `conflict` for a repeated text, and `rate_limited` with the waiting time.
 */
export function requireMayWrite({ now }: Ctx, { author, recent, limits }: Writer): void {
  if (author.displayName === null)
    throw new AppError('invalid', communityMessages.displayNameRequired, {
      displayName: communityMessages.displayNameRequired,
    })
  if (recent.some(({ isSame, createdAt }) => isSame && createdAt > now - duplicateWindowMs))
    throw new AppError('conflict', communityMessages.sameText)
  const recentTimes = recent.map(({ createdAt }) => createdAt)
  const waitTimeMs = calculateWaitMs(limits, recentTimes, now)
  if (waitTimeMs > 0) throw createRateLimitedError(Math.ceil(waitTimeMs / 1000), communityMessages.writingTooQuickly)
}

/** Throws the error for an insert that wrote nothing because of a change after the checks. */
export async function throwRejectionReason(ctx: Ctx, kind: TextKind, content: string): Promise<never> {
  requireMayWrite(ctx, await loadWriter(ctx, kind, content))
  throw new AppError('conflict', communityMessages.changedMeanwhile)
}

export const needsApprovalNow = ({ now }: Ctx, { joinedAt, hasShownText }: repo.Author, links: number): boolean =>
  needsApproval({ accountAgeMs: now - joinedAt, hasShownText, links })

/** Limits edits, because an edit can change as much as a new text. Throws `rate_limited`. */
export const limitEdits = (ctx: Ctx): Promise<void> => rateLimit(ctx, 'edit', editLimit, requireUser(ctx).id)
