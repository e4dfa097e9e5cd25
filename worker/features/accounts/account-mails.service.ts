import { hourMs } from '#domain/durations.ts'
import { linkLifetimes } from '#domain/link-lifetimes.ts'
import type { MailContent } from '#domain/mail/mail.types.ts'
import { paths } from '#domain/paths.ts'
import type { Ctx } from '#worker/core/ctx.ts'
import { hashToken, generateToken } from '#worker/core/tokens.ts'
import { rateLimit } from '#worker/features/rate-limits/rate-limits.service.ts'
import { mailUnavailable } from '#worker/platform/mail.ts'

import * as repo from './accounts.repo.ts'

const emailsAnHour = { max: 5, windowMs: hourMs }

/** Throws `unavailable` if this site can't send email, so that nobody waits for a link that never arrives. */
export function requireMail({ mail }: Ctx): void {
  if (!mail.canSend) throw mailUnavailable()
}

/**
 * Allows five emails of each kind an hour, whether or not the address has an account. Each kind has its own count:
 * strangers who request one kind of link can't keep the owner from getting another.
 */
export const rateLimitEmails = (
  ctx: Ctx,
  kind: 'confirmation' | 'reset' | 'move' | 'address',
  limitKey: string,
): Promise<void> => rateLimit(ctx, `${kind}-mail`, emailsAnHour, limitKey)

/**
 * Sends the email after the response, so that response time doesn't reveal whether an account exists. Logs failures.
 */
export function emailLater(ctx: Ctx, to: string, content: MailContent): void {
  ctx.waitUntil(
    ctx.mail.send({ to, ...content }).catch((error: unknown) => ctx.log.error('account_mail_failed', error)),
  )
}

type NewLink = {
  purpose: 'account' | 'reset' | 'email'
  userId: string
  email: string
  browser?: string
}

/**
 * Returns a token for a link and the statement that stores its hash. `browser` is the secret of the browser that
 * requested the link.
 */
export function newLink(ctx: Ctx, { purpose, userId, email, browser }: NewLink) {
  const token = generateToken()
  const browserHash = browser === undefined ? null : hashToken(browser)
  const times = { createdAt: ctx.now, endsAt: ctx.now + linkLifetimes[purpose] }
  const stored = { hash: hashToken(token), purpose, userId, email, browserHash, ...times }
  return { token, statement: repo.insertToken(ctx.db, stored) }
}

/** URL that opens the sign-in dialog. */
export const signInLink = ({ config }: Ctx): string => `${config.siteUrl}${paths.signIn}`
export const resetRequestLink = ({ config }: Ctx): string => `${config.siteUrl}${paths.forgottenPassword}`
