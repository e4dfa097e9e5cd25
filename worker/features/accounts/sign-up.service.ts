import type { SignUp } from '#domain/accounts/accounts.schemas.ts'
import { hourMs } from '#domain/durations.ts'
import { confirmAccountMail, knownAccountMail } from '#domain/mail/account-mails.ts'
import { paths } from '#domain/paths.ts'
import { commit, executeBatch } from '#worker/core/commit.ts'
import type { Ctx } from '#worker/core/ctx.ts'
import { isUniqueViolation } from '#worker/core/errors.ts'
import { invalidLinkError, linkWithToken } from '#worker/core/links.ts'
import { hashPassword, verifyPassword } from '#worker/core/passwords.ts'
import { hashToken } from '#worker/core/tokens.ts'
import { resetRateLimit, rateLimit } from '#worker/features/rate-limits/rate-limits.service.ts'
import { recordSecurityEvent } from '#worker/features/security/security.service.ts'

import {
  resetRequestLink,
  rateLimitEmails,
  emailLater,
  newLink,
  requireMail,
  signInLink,
} from './account-mails.service.ts'
import * as repo from './accounts.repo.ts'
import { validateBirthDate } from './birth.service.ts'
import { rejectCommonPassword } from './chosen-password.service.ts'
import { startSession } from './sessions.service.ts'
import { limitSignIns, suspended } from './sign-in.service.ts'

const signUpsAnHour = { max: 5, windowMs: hourMs }

/**
 * Stores an unconfirmed account and emails the link. If the address already has an account, emails its owner instead;
 * the response is the same. `browser` is the secret of the browser that signs up.
 */
export async function signUp(ctx: Ctx, { email, password, ...details }: SignUp, browser: string): Promise<void> {
  requireMail(ctx)
  rejectCommonPassword(password)
  validateBirthDate(ctx, details.dateOfBirth)
  await rateLimit(ctx, 'sign-up', signUpsAnHour)
  await rateLimitEmails(ctx, 'confirmation', email)
  const passwordHash = await hashPassword(password)
  const known = await repo.findByEmail(ctx.db, email)
  if (known && known.confirmedAt !== null) {
    // Writes a row here too, so that both cases take the same time.
    await recordSecurityEvent(ctx, { kind: 'known-sign-up', userId: known.id })
    return emailOwner(ctx, email)
  }
  const account = { id: crypto.randomUUID(), email, passwordHash, createdAt: ctx.now }
  const { token, statement } = newAccountLink(ctx, account, browser)
  try {
    await commit(ctx, [...repo.insertAccount(ctx.db, account, details), statement])
  } catch (error) {
    if (!isUniqueViolation(error, 'users.email')) throw error
    return emailOwner(ctx, email)
  }
  sendLink(ctx, email, details.fullName, token)
}

const emailOwner = (ctx: Ctx, email: string) =>
  emailLater(ctx, email, knownAccountMail({ signInUrl: signInLink(ctx), resetUrl: resetRequestLink(ctx) }))

/** Sends the link again if the password matches an unconfirmed account. The response is the same in every case. */
export async function sendLinkAgain(ctx: Ctx, credentials: { email: string; password: string }, browser: string) {
  requireMail(ctx)
  await limitSignIns(ctx)
  await rateLimitEmails(ctx, 'confirmation', credentials.email)
  const account = await repo.findByEmail(ctx.db, credentials.email)
  const isCorrect = await verifyPassword(account?.passwordHash, credentials.password)
  if (!account || !isCorrect || account.confirmedAt !== null) return
  const { token, statement } = newAccountLink(ctx, account, browser)
  await commit(ctx, [statement])
  sendLink(ctx, account.email, '', token)
}

const newAccountLink = (ctx: Ctx, { id, email }: { id: string; email: string }, browser: string) =>
  newLink(ctx, { purpose: 'account', userId: id, email, browser })

const sendLink = (ctx: Ctx, email: string, fullName: string, token: string) =>
  emailLater(ctx, email, confirmAccountMail({ fullName, url: linkWithToken(ctx.config, paths.confirmAccount, token) }))

type Confirmation = { token: string; password?: string | undefined }
type Requester = { browser: string | undefined; device: string }

/**
 * Confirms the account and signs in. A browser other than the one that signed up must set a new password, so that
 * nobody gets an account whose password a stranger knows. Returns the session id; null when a password is needed first.
 */
export async function confirmAccount(
  ctx: Ctx,
  { token, password }: Confirmation,
  { browser, device }: Requester,
): Promise<string | null> {
  const lookup = { hash: hashToken(token), purpose: 'account', now: ctx.now } as const
  const found = await repo.findToken(ctx.db, lookup)
  if (!found) throw invalidLinkError()
  const isSameBrowser = browser !== undefined && found.browserHash === hashToken(browser)
  if (!isSameBrowser && password === undefined) return null
  const { account } = found
  if (account.suspendedAt !== null) throw suspended(account)
  if (password !== undefined) rejectCommonPassword(password)
  const passwordHash = password === undefined ? account.passwordHash : await hashPassword(password)
  const change = { confirmedAt: ctx.now, passwordHash }
  const [changed] = await executeBatch(ctx, repo.consumeToken(ctx.db, { ...lookup, userId: account.id }, change))
  if (changed.length === 0) throw invalidLinkError()
  await resetRateLimit(ctx, 'sign-in-failure', account.email)
  return startSession(ctx, account.id, device)
}
