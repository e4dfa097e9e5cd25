import { passkeyMessages } from '#domain/factors/factors.messages.ts'
import type { PasskeyAssertion } from '#domain/factors/passkeys.schemas.ts'
import { executeBatch } from '#worker/core/commit.ts'
import type { Ctx } from '#worker/core/ctx.ts'
import { AppError } from '#worker/core/errors.ts'
import type { Statement } from '#worker/core/statement.ts'
import { getNetworkHash } from '#worker/features/rate-limits/rate-limits.service.ts'
import { recordSecurityEvent } from '#worker/features/security/security.service.ts'

import {
  challengeLifetimeMs,
  createChallenge,
  createExpiredError,
  readChallenge,
} from './passkey-challenges.service.ts'
import * as repo from './passkeys.repo.ts'
import type { RelyingParty } from './relying-party.ts'

type Request = { purpose: 'sign-in' | 'reauthentication'; userId: string | null }

/** Returns what the browser needs to ask for a passkey: any passkey of the site, or one of the member's. */
export async function createAssertionOptions(ctx: Ctx, { id: rpID }: RelyingParty, request: Request) {
  const { generateAuthenticationOptions } = await import('@simplewebauthn/server')
  const allowCredentials = request.userId === null ? [] : await repo.listCredentials(ctx, request.userId)
  const challenge = await createChallenge(ctx, request)
  return generateAuthenticationOptions({
    rpID,
    challenge,
    allowCredentials,
    userVerification: 'required',
    timeout: challengeLifetimeMs,
  })
}

type VerifiedPasskey = { passkey: repo.PasskeyWithAccount; recordUse: Statement }

/**
 * Verifies the answer to a challenge. Returns the passkey, and the statement that records its use. Throws `invalid` for
 * an expired challenge and `unauthenticated` for a passkey that is unknown or doesn't match.
 */
export async function verifyAssertion(
  ctx: Ctx,
  relyingParty: RelyingParty,
  { assertion, ...request }: Request & { assertion: PasskeyAssertion },
): Promise<VerifiedPasskey> {
  const { challenge, consume } = readChallenge(ctx, assertion.response.clientDataJSON, request)
  const [challenges, [passkey]] = await executeBatch(ctx, [
    consume,
    repo.selectPasskeyWithAccount(ctx.db, assertion.id),
  ])
  if (challenges.length === 0) throw createExpiredError()
  if (!passkey || (request.userId !== null && passkey.userId !== request.userId))
    return rejectPasskey(ctx, undefined, passkeyMessages.unknown)
  const use = await checkSignature(relyingParty, { assertion, challenge, passkey })
  if (!use) return rejectPasskey(ctx, passkey.userId, passkeyMessages.mismatch)
  return { passkey, recordUse: repo.recordUse(ctx.db, { id: passkey.id, ...use, usedAt: ctx.now }) }
}

type SignedChallenge = { assertion: PasskeyAssertion; challenge: string; passkey: repo.PasskeyWithAccount }

/** Returns the new counter; undefined if the signature, origin, counter or user verification is wrong. */
async function checkSignature({ id, origin }: RelyingParty, { assertion, challenge, passkey }: SignedChallenge) {
  const { verifyAuthenticationResponse } = await import('@simplewebauthn/server')
  const { credentialId, publicKey, counter } = passkey
  const { verified, authenticationInfo } = await verifyAuthenticationResponse({
    response: { ...assertion, clientExtensionResults: {} },
    expectedChallenge: challenge,
    expectedOrigin: origin,
    expectedRPID: id,
    credential: { id: credentialId, publicKey: new Uint8Array(Buffer.from(publicKey, 'base64url')), counter },
    requireUserVerification: true,
  }).catch(() => ({ verified: false, authenticationInfo: undefined }))
  if (!verified || !authenticationInfo) return undefined
  return { counter: authenticationInfo.newCounter, isBackedUp: authenticationInfo.credentialBackedUp }
}

async function rejectPasskey(ctx: Ctx, userId: string | undefined, message: string): Promise<never> {
  const network = await getNetworkHash(ctx)
  await recordSecurityEvent(ctx, { kind: 'failed-sign-in', detail: 'passkey', network, ...(userId && { userId }) })
  throw new AppError('unauthenticated', message)
}
