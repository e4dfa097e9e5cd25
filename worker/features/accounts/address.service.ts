import {
  confirmEmailMail,
  emailChangeRequestedMail,
  emailChangedMail,
  emailTakenMail,
} from '#domain/mail/account-mails.ts'
import { paths } from '#domain/paths.ts'
import { afterResponse } from '#worker/core/after-response.ts'
import { commit, executeBatch } from '#worker/core/commit.ts'
import type { Ctx } from '#worker/core/ctx.ts'
import { AppError, isUniqueViolation } from '#worker/core/errors.ts'
import { invalidLinkError, createTokenLink } from '#worker/core/links.ts'
import { requireUser } from '#worker/core/policy.ts'
import type { Condition } from '#worker/core/statement.ts'
import { hashToken } from '#worker/core/tokens.ts'
import { notifyIf } from '#worker/features/notifications/notifications.service.ts'

import {
  rateLimitEmails,
  emailAfterResponse,
  createLink,
  requireMail,
  createSignInUrl,
} from './account-mails.service.ts'
import * as repo from './accounts.repo.ts'

/**
 * Sends a confirmation link to the new address and a notice to the old one. Looks up the new address after the
 * response, so that the response doesn't reveal whether it has an account.
 */
export async function requestAddressChange(ctx: Ctx, email: string): Promise<void> {
  requireMail(ctx)
  const account = await repo.findById(ctx.db, requireUser(ctx).id)
  if (!account) throw new AppError('unauthenticated')
  if (email === account.email) throw new AppError('invalid', undefined, { email: 'This is already your email address' })
  await rateLimitEmails(ctx, 'move', account.id)
  await rateLimitEmails(ctx, 'address', email)
  emailAfterResponse(ctx, account.email, emailChangeRequestedMail({ newEmail: email }))
  afterResponse(ctx, 'address_failed', () => sendAddressLink(ctx, account, email))
}

async function sendAddressLink(ctx: Ctx, account: repo.Account, email: string): Promise<void> {
  const owner = await repo.findByEmail(ctx.db, email)
  if (owner && owner.confirmedAt !== null)
    return emailAfterResponse(ctx, email, emailTakenMail({ signInUrl: createSignInUrl(ctx) }))
  const { token, statement } = createLink(ctx, { purpose: 'email', userId: account.id, email })
  await commit(ctx, [statement])
  const url = createTokenLink(ctx.config, paths.confirmEmail, token)
  emailAfterResponse(ctx, email, confirmEmailMail({ url, oldEmail: account.email }))
}

export async function confirmAddress(ctx: Ctx, token: string): Promise<string> {
  const lookup = { hash: hashToken(token), purpose: 'email', now: ctx.now } as const
  const tokenRow = await repo.findToken(ctx.db, lookup)
  if (!tokenRow) throw invalidLinkError()
  const { account, email } = tokenRow
  const notification = createAddressNotification(ctx, account.id, repo.isTokenValid(ctx.db, lookup))
  const consumeStatements = repo.consumeEmailToken(ctx.db, { ...lookup, userId: account.id }, email)
  const [, , updatedRows] = await executeBatch(ctx, [notification, ...consumeStatements]).catch((error: unknown) => {
    if (isUniqueViolation(error, 'users.email')) throw invalidLinkError()
    throw error
  })
  if (updatedRows.length === 0) throw invalidLinkError()
  emailAfterResponse(ctx, account.email, emailChangedMail({ newEmail: email }))
  return email
}

const createAddressNotification = (ctx: Ctx, userId: string, condition: Condition) => {
  const notification = {
    userId,
    title: 'Email address changed',
    message: 'Use your new email address to sign in.',
    type: 'success',
    link: paths.profile,
  } as const
  return notifyIf(ctx, notification, condition)
}
