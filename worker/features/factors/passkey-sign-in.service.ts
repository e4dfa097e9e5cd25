import { passkeyMessages } from '#domain/factors/factors.messages.ts'
import type { PasskeyAssertion } from '#domain/factors/passkeys.schemas.ts'
import type { Ctx } from '#worker/core/ctx.ts'
import { AppError } from '#worker/core/errors.ts'
import { requireUser } from '#worker/core/policy.ts'
import { renewSession, startSession } from '#worker/features/accounts/sessions.service.ts'
import { createSuspendedError, limitSignIns } from '#worker/features/accounts/sign-in.service.ts'
import { rateLimitPerMinute } from '#worker/features/rate-limits/rate-limits.service.ts'

import { createAssertionOptions, verifyAssertion } from './passkey-assertions.service.ts'
import * as repo from './passkeys.repo.ts'
import type { RelyingParty } from './relying-party.ts'

export const createSignInOptions = (ctx: Ctx, relyingParty: RelyingParty) =>
  createAssertionOptions(ctx, relyingParty, { purpose: 'sign-in', userId: null })

/** Signs in with any passkey of the site and returns the session id. */
export async function signInWithPasskey(
  ctx: Ctx,
  relyingParty: RelyingParty,
  { assertion, device }: { assertion: PasskeyAssertion; device: string },
): Promise<string> {
  await limitSignIns(ctx)
  const request = { purpose: 'sign-in', userId: null, assertion } as const
  const { passkey, recordUse } = await verifyAssertion(ctx, relyingParty, request)
  if (passkey.suspendedAt !== null) throw createSuspendedError(passkey)
  if (passkey.confirmedAt === null) throw new AppError('unconfirmed')
  const condition = repo.hasPasskey(ctx.db, passkey.userId, passkey.id)
  const id = await startSession(ctx, passkey.userId, device, { condition, extraStatements: [recordUse] })
  if (id === undefined) throw new AppError('unauthenticated', passkeyMessages.unknown)
  return id
}

export const createReauthenticationOptions = (ctx: Ctx, relyingParty: RelyingParty) =>
  createAssertionOptions(ctx, relyingParty, { purpose: 'reauthentication', userId: requireUser(ctx).id })

/** Confirms the signed-in member with one of their passkeys. Returns the new session id. */
export async function reauthenticateWithPasskey(
  ctx: Ctx,
  relyingParty: RelyingParty,
  { assertion, sessionId }: { assertion: PasskeyAssertion; sessionId: string },
): Promise<string> {
  const { id: userId } = requireUser(ctx)
  await rateLimitPerMinute(ctx, 'reauthentication', userId)
  const request = { purpose: 'reauthentication', userId, assertion } as const
  const { recordUse } = await verifyAssertion(ctx, relyingParty, request)
  return renewSession(ctx, sessionId, [recordUse])
}
