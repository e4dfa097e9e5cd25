import type { SignUp } from '#domain/accounts/accounts.schemas.ts'
import { hourMs } from '#domain/durations.ts'
import { confirmAccountMail, existingAccountMail } from '#domain/mail/account-mails.ts'
import { paths } from '#domain/paths.ts'
import { commit, executeBatch } from '#worker/core/commit.ts'
import type { Ctx } from '#worker/core/ctx.ts'
import { isUniqueViolation } from '#worker/core/errors.ts'
import { createTokenLink, invalidLinkError } from '#worker/core/links.ts'
import { hashPassword, verifyPassword } from '#worker/core/passwords.ts'
import { hashToken } from '#worker/core/tokens.ts'
import { rateLimit, resetRateLimit } from '#worker/features/rate-limits/rate-limits.service.ts'
import { recordSecurityEvent } from '#worker/features/security/security.service.ts'

import {
  createLink,
  createResetRequestUrl,
  createSignInUrl,
  emailAfterResponse,
  rateLimitEmails,
  requireMail,
} from './account-mails.service.ts'
import * as repo from './accounts.repo.ts'
import { startSession } from './sessions.service.ts'
import { createSuspendedError, limitSignIns } from './sign-in.service.ts'
import { rejectCommonPassword, validateBirthDate } from './sign-up-rules.service.ts'

const signUpLimit = { max: 5, windowMs: hourMs }

/**
 * Stores an unconfirmed account and emails a link. If the address already has an account, emails the owner instead. The
 * response is the same in both cases. `browser` is the secret of the browser that signs up.
 */
export async function signUp(ctx: Ctx, { email, password, ...profileDetails }: SignUp, browser: string): Promise<void> {
  requireMail(ctx)
  rejectCommonPassword(password)
  validateBirthDate(ctx, profileDetails.dateOfBirth)
  await rateLimit(ctx, 'sign-up', signUpLimit)
  await rateLimitEmails(ctx, 'confirmation', email)
  const passwordHash = hashPassword(password)
  const existingAccount = await repo.findByEmail(ctx.db, email)
  if (existingAccount && existingAccount.confirmedAt !== null) {
    // Writes a row, like signing up with a new address, so that both take the same time.
    await recordSecurityEvent(ctx, { kind: 'known-sign-up', userId: existingAccount.id })
    return emailExistingOwner(ctx, email)
  }
  const account = { id: crypto.randomUUID(), email, passwordHash, createdAt: ctx.now }
  const { token, statement } = createAccountLink(ctx, account, browser)
  try {
    await commit(ctx, [...repo.insertAccount(ctx.db, account, profileDetails), statement])
  } catch (error) {
    if (!isUniqueViolation(error, 'users.email')) throw error
    return emailExistingOwner(ctx, email)
  }
  sendConfirmationLink(ctx, email, profileDetails.fullName, token)
}

const emailExistingOwner = (ctx: Ctx, email: string) =>
  emailAfterResponse(
    ctx,
    email,
    existingAccountMail({ signInUrl: createSignInUrl(ctx), resetUrl: createResetRequestUrl(ctx) }),
  )

/** Sends the link again if the password matches an unconfirmed account. The response is always the same. */
export async function resendConfirmationLink(
  ctx: Ctx,
  credentials: { email: string; password: string },
  browser: string,
) {
  requireMail(ctx)
  await limitSignIns(ctx)
  await rateLimitEmails(ctx, 'confirmation', credentials.email)
  const account = await repo.findByEmail(ctx.db, credentials.email)
  const isCorrect = verifyPassword(account?.passwordHash, credentials.password)
  if (!account || !isCorrect || account.confirmedAt !== null) return
  const { token, statement } = createAccountLink(ctx, account, browser)
  await commit(ctx, [statement])
  sendConfirmationLink(ctx, account.email, '', token)
}

const createAccountLink = (ctx: Ctx, { id, email }: { id: string; email: string }, browser: string) =>
  createLink(ctx, { purpose: 'account', userId: id, email, browser })

const sendConfirmationLink = (ctx: Ctx, email: string, fullName: string, token: string) =>
  emailAfterResponse(
    ctx,
    email,
    confirmAccountMail({ fullName, url: createTokenLink(ctx.config, paths.confirmAccount, token) }),
  )

type Confirmation = { token: string; password?: string | undefined }
type Requester = { browser: string | undefined; device: string }

/**
 * Confirms the account and signs in. In another browser than the one that signed up, the person must set a new password
 * first, because a stranger may know the old one. Returns the session id, or null if a new password is needed.
 */
export async function confirmAccount(
  ctx: Ctx,
  { token, password }: Confirmation,
  { browser, device }: Requester,
): Promise<string | null> {
  const lookup = { hash: hashToken(token), purpose: 'account', now: ctx.now } as const
  const tokenRow = await repo.findToken(ctx.db, lookup)
  if (!tokenRow) throw invalidLinkError()
  const isSameBrowser = browser !== undefined && tokenRow.browserHash === hashToken(browser)
  if (!isSameBrowser && password === undefined) return null
  const { account } = tokenRow
  if (account.suspendedAt !== null) throw createSuspendedError(account)
  if (password !== undefined) rejectCommonPassword(password)
  const passwordHash = password === undefined ? account.passwordHash : hashPassword(password)
  const change = { confirmedAt: ctx.now, passwordHash }
  const [updatedRows] = await executeBatch(ctx, repo.consumeToken(ctx.db, { ...lookup, userId: account.id }, change))
  if (updatedRows.length === 0) throw invalidLinkError()
  await resetRateLimit(ctx, 'sign-in-failure', account.email)
  return startSession(ctx, account.id, device)
}
