import { hourMs } from '#domain/durations.ts'
import { linkLifetimes } from '#domain/link-lifetimes.ts'
import type { MailContent } from '#domain/mail/mail.types.ts'
import { paths } from '#domain/paths.ts'
import type { Ctx } from '#worker/core/ctx.ts'
import { hashToken, generateToken } from '#worker/core/tokens.ts'
import { rateLimit } from '#worker/features/rate-limits/rate-limits.service.ts'
import { createMailUnavailableError } from '#worker/platform/mail.ts'

import * as repo from './accounts.repo.ts'

const emailLimit = { max: 5, windowMs: hourMs }

/** Throws `unavailable` if the site can't send email, so that nobody waits for a link that never arrives. */
export function requireMail({ mail }: Ctx): void {
  if (!mail.canSend) throw createMailUnavailableError()
}

/**
 * Allows five emails of each kind per hour and address, with or without an account. Each kind has its own limit.
 * Requesting one kind of link for another person therefore doesn't block the other kinds.
 */
export const rateLimitEmails = (
  ctx: Ctx,
  kind: 'confirmation' | 'reset' | 'move' | 'address',
  limitKey: string,
): Promise<void> => rateLimit(ctx, `${kind}-mail`, emailLimit, limitKey)

/**
 * Sends the email after the response, so that the response time doesn't reveal whether an account exists. Logs failures.
 */
export function emailAfterResponse(ctx: Ctx, to: string, content: MailContent): void {
  ctx.waitUntil(
    ctx.mail.send({ to, ...content }).catch((error: unknown) => ctx.log.error('account_mail_failed', error)),
  )
}

type LinkOptions = {
  purpose: 'account' | 'reset' | 'email'
  userId: string
  email: string
  browser?: string
}

/**
 * Creates a link token and the statement that stores its hash. `browser` is the secret of the browser that requested
 * the link.
 */
export function createLink(ctx: Ctx, { purpose, userId, email, browser }: LinkOptions) {
  const token = generateToken()
  const browserHash = browser === undefined ? null : hashToken(browser)
  const timestamps = { createdAt: ctx.now, endsAt: ctx.now + linkLifetimes[purpose] }
  const tokenRow = { hash: hashToken(token), purpose, userId, email, browserHash, ...timestamps }
  return { token, statement: repo.insertToken(ctx.db, tokenRow) }
}

export const createSignInUrl = ({ config }: Ctx): string => `${config.siteUrl}${paths.signIn}`
export const createResetRequestUrl = ({ config }: Ctx): string => `${config.siteUrl}${paths.forgottenPassword}`
