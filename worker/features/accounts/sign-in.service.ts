import { isDemoAddress } from '#domain/accounts/accounts.rules.ts'
import type { SignIn } from '#domain/accounts/accounts.schemas.ts'
import type { Ctx } from '#worker/core/ctx.ts'
import { AppError } from '#worker/core/errors.ts'
import { verifyPassword } from '#worker/core/passwords.ts'
import { memberOf } from '#worker/core/policy.ts'
import { forgiveTries, limitTries } from '#worker/features/rate-limits/rate-limits.service.ts'
import { noteSecurityEvent } from '#worker/features/security/security.service.ts'

import * as repo from './accounts.repo.ts'
import { noteProof, startSession } from './sessions.service.ts'

const minute = 60 * 1000
const signInsAMinute = { max: 6, windowMs: minute }
const failuresAllowed = { max: 10, windowMs: 15 * minute }
const failure = 'sign-in-failure'

/** Lets six passwords a minute be tried from one network, for whatever they are asked. */
export const limitSignIns = (ctx: Ctx): Promise<void> => limitTries(ctx, 'sign-in', signInsAMinute)

/** Signs in and gives the session's id. Accounts and addresses without one fail in the same words and the same time. */
export async function signIn(ctx: Ctx, { email, password }: SignIn, device: string): Promise<string> {
  await limitSignIns(ctx)
  const known = await repo.findByEmail(ctx.db, email)
  const account = known && isDemoAddress(email) && !ctx.config.isLocal ? undefined : known
  await requirePassword(ctx, { email, account, password })
  if (account?.confirmedAt === null) throw new AppError('unconfirmed')
  if (!account || account.suspendedAt !== null) throw suspended()
  return startSession(ctx, account, device)
}

export const suspended = () =>
  new AppError('forbidden', 'This account is suspended. Please write to us by way of the contact page.')

/** The member at hand has given the password once more. */
export async function proveAgain(ctx: Ctx, password: string, sessionId: string): Promise<void> {
  await requireOwnPassword(ctx, password)
  await noteProof(ctx, sessionId)
}

/** The account of the member at hand, once its password was given; throws `invalid` for a wrong one. */
export async function requireOwnPassword(ctx: Ctx, password: string, field = 'password'): Promise<repo.Account> {
  const account = await repo.findById(ctx.db, memberOf(ctx).id)
  if (!account) throw new AppError('unauthenticated')
  try {
    await requirePassword(ctx, { email: account.email, account, password })
  } catch (error) {
    if (!(error instanceof AppError) || error.code !== 'unauthenticated') throw error
    throw new AppError('invalid', undefined, { [field]: 'This is not your password' })
  }
  return account
}

type Given = { email: string; account: repo.Account | undefined; password: string }

/** Each try counts until one succeeds; then its owner has come, and those before are forgiven. */
async function requirePassword(ctx: Ctx, { email, account, password }: Given): Promise<void> {
  await limitTries(ctx, failure, failuresAllowed, email)
  const isRight = await verifyPassword(account?.passwordHash, password)
  if (account && isRight) return forgiveTries(ctx, failure, email)
  await noteSecurityEvent(ctx, { kind: 'failed-sign-in', ...(account && { userId: account.id }) })
  throw new AppError('unauthenticated', 'Invalid login credentials')
}
