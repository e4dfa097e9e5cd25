import { hourMs } from '#domain/durations.ts'
import { linkLasts } from '#domain/link-lifetimes.ts'
import type { MailContent } from '#domain/mail/mail.types.ts'
import { paths } from '#domain/paths.ts'
import type { Ctx } from '#worker/core/ctx.ts'
import { hashToken, newToken } from '#worker/core/tokens.ts'
import { rateLimit } from '#worker/features/rate-limits/rate-limits.service.ts'
import { mailUnavailable } from '#worker/platform/mail.ts'

import * as repo from './accounts.repo.ts'

const mailsAnHour = { max: 5, windowMs: hourMs }

/** Throws `unavailable` when mail can't be sent, so that nobody waits for a link that never arrives. */
export function requireMail({ mail }: Ctx): void {
  if (!mail.canSend) throw mailUnavailable()
}

/**
 * Allows five mails of each kind an hour, whether or not the address has an account. Each kind has its own count, so
 * requests by strangers can't stop the owner from getting another kind of link.
 */
export const rateLimitEmails = (
  ctx: Ctx,
  kind: 'confirmation' | 'reset' | 'move' | 'address',
  who: string,
): Promise<void> => rateLimit(ctx, `${kind}-mail`, mailsAnHour, who)

/** Sends the mail after the response, so that response time doesn't reveal whether an account exists. Logs failures. */
export function mailLater(ctx: Ctx, to: string, content: MailContent): void {
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
 * Returns a token for a link and the statement that stores its hash. `browser` is the secret of the browser that asked
 * for it.
 */
export function newLink(ctx: Ctx, { purpose, userId, email, browser }: NewLink) {
  const token = newToken()
  const browserHash = browser === undefined ? null : hashToken(browser)
  const times = { createdAt: ctx.now, endsAt: ctx.now + linkLasts[purpose] }
  const stored = { hash: hashToken(token), purpose, userId, email, browserHash, ...times }
  return { token, statement: repo.insertToken(ctx.db, stored) }
}

/** Page address that opens the sign-in dialog. */
export const signInLink = ({ config }: Ctx): string => `${config.siteUrl}${paths.signIn}`
export const resetRequestLink = ({ config }: Ctx): string => `${config.siteUrl}${paths.forgottenPassword}`
