import { isDemoAddress } from '#domain/accounts/accounts.rules.ts'
import type { SignIn } from '#domain/accounts/accounts.schemas.ts'
import { minuteMs } from '#domain/durations.ts'
import { formatSuspendedMessage } from '#domain/users/users.messages.ts'
import type { Ctx } from '#worker/core/ctx.ts'
import { AppError } from '#worker/core/errors.ts'
import { verifyPassword } from '#worker/core/passwords.ts'
import { requireUser } from '#worker/core/policy.ts'
import {
  resetRateLimitStatement,
  resetRateLimit,
  getNetworkHash,
  rateLimitPerMinute,
  rateLimitAndRead,
} from '#worker/features/rate-limits/rate-limits.service.ts'
import { recordSecurityEvent } from '#worker/features/security/security.service.ts'

import * as repo from './accounts.repo.ts'
import { renewSession, startSession } from './sessions.service.ts'

const failureLimit = { max: 10, windowMs: 15 * minuteMs }

export const limitSignIns = (ctx: Ctx): Promise<void> => rateLimitPerMinute(ctx, 'sign-in')

/**
 * Signs in and returns the session id. The response and its time are the same for a wrong password and an unknown
 * address. Makes two round trips to D1: one counts the attempt and reads the account, and one resets the count and
 * starts the session.
 */
export async function signIn(ctx: Ctx, { email, password }: SignIn, device: string): Promise<string> {
  await limitSignIns(ctx)
  const accountQuery = repo.selectByEmail(ctx.db, email)
  const [storedAccount] = await rateLimitAndRead(ctx, 'sign-in-failure', failureLimit, email, accountQuery)
  const account = storedAccount && isDemoAddress(email) && !ctx.config.isLocal ? undefined : storedAccount
  const isCorrect = await checkPassword(ctx, account, password)
  if (!account || !isCorrect) throw createCredentialsError()
  if (account.confirmedAt === null || account.suspendedAt !== null) {
    await resetRateLimit(ctx, 'sign-in-failure', email)
    throw account.confirmedAt === null ? new AppError('unconfirmed') : createSuspendedError(account)
  }
  const extraStatements = await resetRateLimitStatement(ctx, 'sign-in-failure', email)
  // A password change ends all sessions. Don't start a session if the password has changed since it was read.
  const condition = repo.hasPassword(ctx.db, account.id, account.passwordHash)
  const id = await startSession(ctx, account.id, device, { condition, extraStatements })
  if (id === undefined) throw createCredentialsError()
  return id
}

const createCredentialsError = () => new AppError('unauthenticated', 'Invalid login credentials')

export const createSuspendedError = ({ suspensionReason }: Pick<repo.Account, 'suspensionReason'>) =>
  new AppError('forbidden', formatSuspendedMessage(suspensionReason))

export async function reauthenticate(ctx: Ctx, password: string, sessionId: string): Promise<string> {
  await requireOwnPassword(ctx, password)
  return renewSession(ctx, sessionId)
}

/**
 * Returns the signed-in member's account. Throws `invalid` for a wrong password. These attempts have their own limit,
 * so that guessing a password doesn't block signing in.
 */
export async function requireOwnPassword(ctx: Ctx, password: string, field = 'password'): Promise<repo.Account> {
  const { id } = requireUser(ctx)
  await rateLimitPerMinute(ctx, 'reauthentication', id)
  const accountQuery = repo.selectById(ctx.db, id)
  const [account] = await rateLimitAndRead(ctx, 'reauthentication-failure', failureLimit, id, accountQuery)
  if (!account) throw new AppError('unauthenticated')
  if (await checkPassword(ctx, account, password)) {
    await resetRateLimit(ctx, 'reauthentication-failure', id)
    return account
  }
  throw new AppError('invalid', undefined, { [field]: 'Incorrect password' })
}

/** Counts each attempt until one succeeds. Records a security event for a wrong password. */
async function checkPassword(ctx: Ctx, account: repo.Account | undefined, password: string): Promise<boolean> {
  const isCorrect = verifyPassword(account?.passwordHash, password)
  if (account && isCorrect) return true
  const network = await getNetworkHash(ctx)
  await recordSecurityEvent(ctx, { kind: 'failed-sign-in', network, ...(account && { userId: account.id }) })
  return false
}
