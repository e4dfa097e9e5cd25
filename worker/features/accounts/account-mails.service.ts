import type { MailContent } from '#domain/mail/mail.types.ts'
import { paths } from '#domain/paths.ts'
import type { Ctx } from '#worker/core/ctx.ts'
import { AppError } from '#worker/core/errors.ts'
import { limitTries } from '#worker/features/rate-limits/rate-limits.service.ts'

const mailsAnHour = { max: 5, windowMs: 60 * 60 * 1000 }

/** Throws `unavailable` where no mail can be sent: whoever waits for a link shall not wait in vain. */
export function requireMail({ mail }: Ctx): void {
  if (!mail.canSend) throw new AppError('unavailable', 'We cannot send e-mail at the moment. Please try again later.')
}

/**
 * Lets five mails of a kind through in an hour, for addresses with an account and for those without alike. Each kind counts by
 * itself: whatever a stranger asks for, the owner can still have the link that opens the account.
 */
export const limitMails = (ctx: Ctx, kind: 'confirmation' | 'reset' | 'address', email: string): Promise<void> =>
  limitTries(ctx, `${kind}-mail`, mailsAnHour, email)

/** Sends once the answer is out, so that its time does not tell to whom; what fails has been logged by whatever sends. */
export function mailLater(ctx: Ctx, to: string, content: MailContent): void {
  ctx.waitUntil(ctx.mail.send({ to, ...content }).catch(() => undefined))
}

/** The token stands after the `#`: browsers keep it to themselves, and no log of a server holds it. */
export const linkWithToken = ({ config }: Ctx, path: string, token: string): string =>
  `${config.siteUrl}${path}#${token}`

/** Where the dialog opens by itself. */
export const signInLink = ({ config }: Ctx): string => `${config.siteUrl}${paths.signIn}`
export const forgottenLink = ({ config }: Ctx): string => `${config.siteUrl}${paths.forgottenPassword}`
