import { passwordChangedMail, resetPasswordMail } from '#domain/mail/account-mails.ts'
import { paths } from '#domain/paths.ts'
import { afterResponse } from '#worker/core/after-response.ts'
import { commit, executeBatch, type Condition, type Statement } from '#worker/core/commit.ts'
import type { Ctx } from '#worker/core/ctx.ts'
import { AppError } from '#worker/core/errors.ts'
import { invalidLinkError, linkWithToken } from '#worker/core/links.ts'
import { hashPassword } from '#worker/core/passwords.ts'
import { hashToken } from '#worker/core/tokens.ts'
import { closeLiveConnections, notifyIf } from '#worker/features/notifications/notifications.service.ts'
import { resetRateLimit } from '#worker/features/rate-limits/rate-limits.service.ts'

import { resetRequestLink, rateLimitEmails, emailLater, newLink, requireMail } from './account-mails.service.ts'
import * as repo from './accounts.repo.ts'
import { rejectCommonPassword } from './chosen-password.service.ts'
import { startSession } from './sessions.service.ts'
import { requireOwnPassword } from './sign-in.service.ts'

/** Sends a password reset link. Looks up the account after the response, so that nobody learns whether it exists. */
export async function requestReset(ctx: Ctx, email: string): Promise<void> {
  requireMail(ctx)
  await rateLimitEmails(ctx, 'reset', email)
  afterResponse(ctx, 'reset_failed', () => sendReset(ctx, email))
}

async function sendReset(ctx: Ctx, email: string): Promise<void> {
  const account = await repo.findByEmail(ctx.db, email)
  if (account) await sendLink(ctx, account)
}

type Owner = { id: string; email: string }

/** Sends the owner a reset link. Writes `extraStatements` in the same batch as the token. */
export async function sendResetTo(ctx: Ctx, account: Owner, extraStatements: Statement[]): Promise<void> {
  requireMail(ctx)
  await rateLimitEmails(ctx, 'reset', account.email)
  await sendLink(ctx, account, extraStatements)
}

async function sendLink(ctx: Ctx, { id: userId, email }: Owner, extraStatements: Statement[] = []): Promise<void> {
  const { token, statement } = newLink(ctx, { purpose: 'reset', userId, email })
  await commit(ctx, [statement, ...extraStatements])
  emailLater(ctx, email, resetPasswordMail({ url: linkWithToken(ctx.config, paths.resetPassword, token) }))
}

type Reset = { token: string; password: string }

/**
 * Sets a new password, which also confirms the address, and ends all sessions. Returns the id of a new session, or null
 * if the account is suspended.
 */
export async function resetPassword(ctx: Ctx, { token, password }: Reset, device: string): Promise<string | null> {
  rejectCommonPassword(password)
  const lookup = { hash: hashToken(token), purpose: 'reset', now: ctx.now } as const
  const found = await repo.findToken(ctx.db, lookup)
  if (!found) throw invalidLinkError()
  const { account } = found
  const change = { passwordHash: await hashPassword(password), confirmedAt: account.confirmedAt ?? ctx.now }
  const [, changed] = await executeBatch(ctx, [
    passwordNotification(ctx, account.id, repo.isTokenValid(ctx.db, lookup)),
    ...repo.consumeToken(ctx.db, { ...lookup, userId: account.id }, change),
  ])
  if (changed.length === 0) throw invalidLinkError()
  await resetRateLimit(ctx, 'sign-in-failure', account.email)
  await announcePasswordChange(ctx, account)
  return account.suspendedAt === null ? startSession(ctx, account.id, device) : null
}

type Change = { present: string; password: string }

/** Changes the signed-in member's password and ends all sessions. Returns the id of a new session. */
export async function changePassword(ctx: Ctx, { present, password }: Change, device: string): Promise<string> {
  rejectCommonPassword(password)
  const account = await requireOwnPassword(ctx, present, 'present')
  if (present === password)
    throw new AppError('invalid', undefined, { password: 'Choose a password you aren’t already using' })
  const to = await hashPassword(password)
  const { id, passwordHash: from } = account
  const [, changed] = await executeBatch(ctx, [
    passwordNotification(ctx, id, repo.hasPassword(ctx.db, id, from)),
    ...repo.changePassword(ctx.db, { id, from, to }),
  ])
  if (changed.length === 0) throw new AppError('invalid', undefined, { present: 'Your password has changed' })
  await announcePasswordChange(ctx, account)
  return startSession(ctx, account.id, device)
}

/** Emails the owner and closes the account's live connections. */
async function announcePasswordChange(ctx: Ctx, { id, email }: repo.Account): Promise<void> {
  await closeLiveConnections(ctx, id)
  emailLater(ctx, email, passwordChangedMail({ at: ctx.now, resetUrl: resetRequestLink(ctx) }))
}

/** Notification about the new password, for the batch that changes it. */
function passwordNotification(ctx: Ctx, userId: string, condition: Condition): Statement {
  const note = {
    userId,
    title: 'Password changed',
    message: 'You were signed out everywhere else. If this wasn’t you, set a new password now.',
    type: 'success',
    link: paths.profile,
  } as const
  return notifyIf(ctx, note, condition)
}
