import { isDemoAddress } from '#domain/accounts/accounts.rules.ts'
import type { SignIn } from '#domain/accounts/accounts.schemas.ts'
import { minuteMs } from '#domain/durations.ts'
import { suspendedWords } from '#domain/users/users.words.ts'
import type { Ctx } from '#worker/core/ctx.ts'
import { AppError } from '#worker/core/errors.ts'
import { verifyPassword } from '#worker/core/passwords.ts'
import { memberOf } from '#worker/core/policy.ts'
import { forgiveTries, hashOfNetwork, limitTries } from '#worker/features/rate-limits/rate-limits.service.ts'
import { noteSecurityEvent } from '#worker/features/security/security.service.ts'

import * as repo from './accounts.repo.ts'
import { endSession, renewSession, startSession } from './sessions.service.ts'

const passwordsAMinute = { max: 6, windowMs: minuteMs }
const failuresAllowed = { max: 10, windowMs: 15 * minuteMs }

/** Lets six passwords a minute be tried from one network. */
export const limitSignIns = (ctx: Ctx): Promise<void> => limitTries(ctx, 'sign-in', passwordsAMinute)

/** Signs in and gives the session's id. Accounts and addresses without one fail in the same words and the same time. */
export async function signIn(ctx: Ctx, { email, password }: SignIn, device: string): Promise<string> {
  await limitSignIns(ctx)
  const known = await repo.findByEmail(ctx.db, email)
  const account = known && isDemoAddress(email) && !ctx.config.isLocal ? undefined : known
  const isRight = await checkPassword(ctx, { account, password, failure: 'sign-in-failure', who: email })
  if (!account || !isRight) throw wrongCredentials()
  if (account.confirmedAt === null) throw new AppError('unconfirmed')
  if (account.suspendedAt !== null) throw suspended(account)
  const id = await startSession(ctx, account, device)
  const now = await repo.findById(ctx.db, account.id)
  if (now?.passwordHash === account.passwordHash) return id
  // The password was set anew meanwhile, which ended all sessions but this one.
  await endSession(ctx, id)
  throw wrongCredentials()
}

const wrongCredentials = () => new AppError('unauthenticated', 'Invalid login credentials')

export const suspended = ({ suspensionReason }: Pick<repo.Account, 'suspensionReason'>) =>
  new AppError('forbidden', suspendedWords(suspensionReason))

/** The member at hand has given the password once more; gives the new id of the session. */
export async function proveAgain(ctx: Ctx, password: string, sessionId: string): Promise<string> {
  await requireOwnPassword(ctx, password)
  return renewSession(ctx, sessionId)
}

/**
 * The account of the member at hand, once its password was given; throws `invalid` for a wrong one. Tries count by themselves:
 * strangers who guess at the way in keep no member from their own account.
 */
export async function requireOwnPassword(ctx: Ctx, password: string, field = 'password'): Promise<repo.Account> {
  const { id } = memberOf(ctx)
  await limitTries(ctx, 'proof', passwordsAMinute, id)
  const account = await repo.findById(ctx.db, id)
  if (!account) throw new AppError('unauthenticated')
  if (await checkPassword(ctx, { account, password, failure: 'proof-failure', who: id })) return account
  throw new AppError('invalid', undefined, { [field]: 'This is not your password' })
}

type Given = {
  account: repo.Account | undefined
  password: string
  failure: 'sign-in-failure' | 'proof-failure'
  who: string
}

/** Each try counts until one succeeds; then its owner has come, and those before are forgiven. */
async function checkPassword(ctx: Ctx, { account, password, failure, who }: Given): Promise<boolean> {
  await limitTries(ctx, failure, failuresAllowed, who)
  const isRight = await verifyPassword(account?.passwordHash, password)
  if (account && isRight) {
    await forgiveTries(ctx, failure, who)
    return true
  }
  const network = await hashOfNetwork(ctx)
  await noteSecurityEvent(ctx, { kind: 'failed-sign-in', network, ...(account && { userId: account.id }) })
  return false
}
