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

/** Throws `unavailable` where no mail can be sent: whoever waits for a link shall not wait in vain. */
export function requireMail({ mail }: Ctx): void {
  if (!mail.canSend) throw mailUnavailable()
}

/**
 * Lets five mails of a kind through in an hour, for addresses with an account and for those without alike. Each kind counts by
 * itself: whatever a stranger asks for, the owner can still have the link that opens the account.
 */
export const limitMails = (ctx: Ctx, kind: 'confirmation' | 'reset' | 'move' | 'address', who: string): Promise<void> =>
  rateLimit(ctx, `${kind}-mail`, mailsAnHour, who)

/** Sends once the answer is out, so that its time does not tell to whom; a failure is logged. */
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

/** A token for a link, and the statement that stores what it proves; with `browser`, the secret of the one that asked. */
export function newLink(ctx: Ctx, { purpose, userId, email, browser }: NewLink) {
  const token = newToken()
  const browserHash = browser === undefined ? null : hashToken(browser)
  const times = { createdAt: ctx.now, endsAt: ctx.now + linkLasts[purpose] }
  const stored = { hash: hashToken(token), purpose, userId, email, browserHash, ...times }
  return { token, statement: repo.insertToken(ctx.db, stored) }
}

/** Where the dialog opens by itself. */
export const signInLink = ({ config }: Ctx): string => `${config.siteUrl}${paths.signIn}`
export const forgottenLink = ({ config }: Ctx): string => `${config.siteUrl}${paths.forgottenPassword}`
