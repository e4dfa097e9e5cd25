import { passwordChangedMail, resetPasswordMail } from '#domain/mail/account-mails.ts'
import { paths } from '#domain/paths.ts'
import { afterResponse } from '#worker/core/after-response.ts'
import { type Write, commit, executeBatch } from '#worker/core/commit.ts'
import type { Ctx } from '#worker/core/ctx.ts'
import { AppError } from '#worker/core/errors.ts'
import { createTokenLink, invalidLinkError } from '#worker/core/links.ts'
import { hashPassword } from '#worker/core/passwords.ts'
import type { Condition } from '#worker/core/statement.ts'
import { hashToken } from '#worker/core/tokens.ts'
import { closeLiveConnections, notifyIf } from '#worker/features/notifications/notifications.service.ts'
import { resetRateLimit } from '#worker/features/rate-limits/rate-limits.service.ts'

import {
  createLink,
  createResetRequestUrl,
  emailAfterResponse,
  rateLimitEmails,
  requireMail,
} from './account-mails.service.ts'
import * as repo from './accounts.repo.ts'
import { startSession } from './sessions.service.ts'
import { requireOwnPassword } from './sign-in.service.ts'
import { rejectCommonPassword } from './sign-up-rules.service.ts'

/**
 * Sends a password reset link. Looks up the account after the response, so that the response time doesn't reveal
 * whether it exists.
 */
export async function requestReset(ctx: Ctx, email: string): Promise<void> {
  requireMail(ctx)
  await rateLimitEmails(ctx, 'reset', email)
  afterResponse(ctx, 'reset_failed', () => sendResetIfKnown(ctx, email))
}

async function sendResetIfKnown(ctx: Ctx, email: string): Promise<void> {
  const account = await repo.findByEmail(ctx.db, email)
  if (account) await storeAndSendLink(ctx, account)
}

type Owner = { id: string; email: string }

export async function sendResetLink(ctx: Ctx, account: Owner, extraStatements: Write[]): Promise<void> {
  requireMail(ctx)
  await rateLimitEmails(ctx, 'reset', account.email)
  await storeAndSendLink(ctx, account, extraStatements)
}

async function storeAndSendLink(ctx: Ctx, { id: userId, email }: Owner, extraStatements: Write[] = []): Promise<void> {
  const { token, statement } = createLink(ctx, { purpose: 'reset', userId, email })
  await commit(ctx, [statement, ...extraStatements])
  emailAfterResponse(ctx, email, resetPasswordMail({ url: createTokenLink(ctx.config, paths.resetPassword, token) }))
}

type PasswordReset = { token: string; password: string }

/**
 * Sets a new password, confirms the address and ends all sessions. Returns the id of a new session, or null for a
 * suspended account.
 */
export async function resetPassword(
  ctx: Ctx,
  { token, password }: PasswordReset,
  device: string,
): Promise<string | null> {
  rejectCommonPassword(password)
  const lookup = { hash: hashToken(token), purpose: 'reset', now: ctx.now } as const
  const tokenRow = await repo.findToken(ctx.db, lookup)
  if (!tokenRow) throw invalidLinkError()
  const { account } = tokenRow
  const change = { passwordHash: hashPassword(password), confirmedAt: account.confirmedAt ?? ctx.now }
  const [, updatedRows] = await executeBatch(ctx, [
    createPasswordNotification(ctx, account.id, repo.isTokenValid(ctx.db, lookup)),
    ...repo.consumeToken(ctx.db, { ...lookup, userId: account.id }, change),
  ])
  if (updatedRows.length === 0) throw invalidLinkError()
  await resetRateLimit(ctx, 'sign-in-failure', account.email)
  await handlePasswordChange(ctx, account)
  return account.suspendedAt === null ? startSession(ctx, account.id, device) : null
}

type PasswordChange = { present: string; password: string }

export async function changePassword(
  ctx: Ctx,
  { present: currentPassword, password: newPassword }: PasswordChange,
  device: string,
): Promise<string> {
  rejectCommonPassword(newPassword)
  const account = await requireOwnPassword(ctx, currentPassword, 'present')
  if (currentPassword === newPassword)
    throw new AppError('invalid', undefined, { password: 'Choose a password you aren’t already using' })
  const newHash = hashPassword(newPassword)
  const { id, passwordHash: currentHash } = account
  const [, updatedRows] = await executeBatch(ctx, [
    createPasswordNotification(ctx, id, repo.hasPassword(ctx.db, id, currentHash)),
    ...repo.changePassword(ctx.db, { id, currentHash, newHash }),
  ])
  if (updatedRows.length === 0)
    throw new AppError('invalid', undefined, {
      present: 'Your password has just been changed. Enter the new password.',
    })
  await handlePasswordChange(ctx, account)
  return startSession(ctx, account.id, device)
}

async function handlePasswordChange(ctx: Ctx, { id, email }: repo.Account): Promise<void> {
  await closeLiveConnections(ctx, id)
  emailAfterResponse(ctx, email, passwordChangedMail({ at: ctx.now, resetUrl: createResetRequestUrl(ctx) }))
}

function createPasswordNotification(ctx: Ctx, userId: string, condition: Condition): Write {
  const notification = {
    userId,
    title: 'Password changed',
    message: 'We signed you out everywhere else. If you didn’t change your password, set a new one now.',
    type: 'success',
    link: paths.profile,
  } as const
  return notifyIf(ctx, notification, condition)
}
