import { communityMessages } from '#domain/community/community.messages.ts'
import { needsApproval, sameTextMs, type TextKind, waitMs, writingLimits } from '#domain/community/community.rules.ts'
import { dayMs, hourMs } from '#domain/durations.ts'
import type { Ctx } from '#worker/core/ctx.ts'
import { AppError } from '#worker/core/errors.ts'
import { requireUser } from '#worker/core/policy.ts'
import { rateLimit, rateLimitedError } from '#worker/features/rate-limits/rate-limits.service.ts'

import * as repo from './authors.repo.ts'

const editsAnHour = { max: 30, windowMs: hourMs }
/** Number of recent texts read: at least as many as any limit counts. */
const recentMax = 100

/** Returns the member as an author with their recent texts, for `rejectWriting`. */
export async function findWriter(ctx: Ctx, kind: TextKind, content: string) {
  const userId = requireUser(ctx).id
  const query = { userId, content, after: ctx.now - dayMs, limit: recentMax * ctx.config.limitFactor }
  const [author, recent] = await Promise.all([repo.findAuthor(ctx, userId), repo.listRecent(ctx, kind, query)])
  if (!author) throw new AppError('unauthenticated')
  const limits = writingLimits(kind, ctx.now - author.joinedAt, ctx.config.limitFactor)
  return { author, recent, limits, writing: { userId, content, now: ctx.now, limits, sameTextMs } }
}

type Writer = Awaited<ReturnType<typeof findWriter>>

/** Throws `invalid` without a display name, `conflict` for a repeated text, `rate_limited` with the time to wait. */
export function rejectWriting({ now }: Ctx, { author, recent, limits }: Writer): void {
  if (author.displayName === null)
    throw new AppError('invalid', communityMessages.nameFirst, { displayName: communityMessages.nameFirst })
  if (recent.some(({ isSame, createdAt }) => isSame && createdAt > now - sameTextMs))
    throw new AppError('conflict', communityMessages.sameText)
  const writtenAt = recent.map(({ createdAt }) => createdAt)
  const wait = waitMs(limits, writtenAt, now)
  if (wait > 0) throw rateLimitedError(Math.ceil(wait / 1000), communityMessages.tooMuch)
}

/** Throws the reason for an insert that wrote nothing because something changed after the checks. */
export async function throwRejectionReason(ctx: Ctx, kind: TextKind, content: string): Promise<never> {
  rejectWriting(ctx, await findWriter(ctx, kind, content))
  throw new AppError('conflict', communityMessages.meanwhile)
}

export const mustWaitNow = ({ now }: Ctx, { joinedAt, hasShownText }: repo.Author, links: number): boolean =>
  needsApproval({ accountAgeMs: now - joinedAt, hasShownText, links })

/** Limits edits, because an edit can change as much as a new text. Throws `rate_limited`. */
export const limitEdits = (ctx: Ctx): Promise<void> => rateLimit(ctx, 'edit', editsAnHour, requireUser(ctx).id)
