import { signInMethodChangedMail } from '#domain/mail/factor-mails.ts'
import { paths } from '#domain/paths.ts'
import type { Write } from '#worker/core/commit.ts'
import type { Ctx } from '#worker/core/ctx.ts'
import { requireUser } from '#worker/core/policy.ts'
import type { Condition } from '#worker/core/statement.ts'
import { createResetRequestUrl, emailAfterResponse } from '#worker/features/accounts/account-mails.service.ts'
import { notifyIf } from '#worker/features/notifications/notifications.service.ts'

/** Notifies the signed-in member of a change to the ways of signing in, if the condition holds. */
export function notifyOfChange(ctx: Ctx, title: string, condition: Condition): Write {
  const message = 'If it wasn’t you, check your ways of signing in and set a new password now.'
  return notifyIf(ctx, { userId: requireUser(ctx).id, title, message, type: 'success', link: paths.profile }, condition)
}

export function emailAboutChange(ctx: Ctx, title: string): void {
  const profileUrl = `${ctx.config.siteUrl}${paths.profile}`
  const content = signInMethodChangedMail({ title, at: ctx.now, profileUrl, resetUrl: createResetRequestUrl(ctx) })
  emailAfterResponse(ctx, requireUser(ctx).email, content)
}
