import { passkeyMessages } from '#domain/factors/factors.messages.ts'
import type { PasskeyRegistration } from '#domain/factors/passkeys.schemas.ts'
import type { Passkey } from '#domain/factors/passkeys.types.ts'
import { executeBatch } from '#worker/core/commit.ts'
import type { Ctx } from '#worker/core/ctx.ts'
import { AppError, isUniqueViolation, notFound } from '#worker/core/errors.ts'
import { requireUser } from '#worker/core/policy.ts'

import { emailAboutChange, notifyOfChange } from './factor-notices.service.ts'
import {
  challengeLifetimeMs,
  createChallenge,
  createExpiredError,
  readChallenge,
} from './passkey-challenges.service.ts'
import * as repo from './passkeys.repo.ts'
import type { RelyingParty } from './relying-party.ts'

export const listPasskeys = (ctx: Ctx): Promise<Passkey[]> => repo.listPasskeys(ctx, requireUser(ctx).id)

/** Returns what the browser needs to create a passkey for the member. Excludes devices that already have one. */
export async function createRegistrationOptions(ctx: Ctx, { id: rpID }: RelyingParty) {
  const { id: userId, email } = requireUser(ctx)
  const { generateRegistrationOptions } = await import('@simplewebauthn/server')
  const excludeCredentials = await repo.listCredentials(ctx, userId)
  if (excludeCredentials.length >= repo.maxPasskeys) throw new AppError('invalid', passkeyMessages.tooMany)
  const challenge = await createChallenge(ctx, { purpose: 'registration', userId })
  return generateRegistrationOptions({
    rpName: 'Herbal Remedies',
    rpID,
    userName: email,
    userID: new TextEncoder().encode(userId),
    challenge,
    excludeCredentials,
    timeout: challengeLifetimeMs,
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
  })
}

type NewPasskey = { registration: PasskeyRegistration; name: string }

/** Stores a passkey that the member's device has created, and tells the member. */
export async function addPasskey(ctx: Ctx, relyingParty: RelyingParty, { registration, name }: NewPasskey) {
  const { id: userId } = requireUser(ctx)
  const { challenge, consume } = readChallenge(ctx, registration.response.clientDataJSON, {
    purpose: 'registration',
    userId,
  })
  const [challenges] = await executeBatch(ctx, [consume])
  if (challenges.length === 0) throw createExpiredError()
  const key = await checkRegistration(relyingParty, registration, challenge)
  if (!key) throw new AppError('invalid', passkeyMessages.notAdded)
  const id = crypto.randomUUID()
  const { transports } = registration.response
  const passkey = { id, userId, name, transports, ...key, createdAt: ctx.now, usedAt: null }
  await insertPasskey(ctx, passkey)
  emailAboutChange(ctx, 'Passkey added')
}

async function insertPasskey(ctx: Ctx, passkey: Parameters<typeof repo.insertPasskey>[1]): Promise<void> {
  try {
    const [inserted] = await executeBatch(ctx, [
      repo.insertPasskey(ctx.db, passkey),
      notifyOfChange(ctx, 'Passkey added', repo.hasPasskey(ctx.db, passkey.userId, passkey.id)),
    ])
    if (inserted.length === 0) throw new AppError('invalid', passkeyMessages.tooMany)
  } catch (error) {
    throw isUniqueViolation(error, 'passkeys.credential_id')
      ? new AppError('conflict', passkeyMessages.existing, undefined, { cause: error })
      : error
  }
}

/** Returns the new public key; undefined if the challenge, origin or user verification is wrong. */
async function checkRegistration({ id, origin }: RelyingParty, registration: PasskeyRegistration, challenge: string) {
  const { verifyRegistrationResponse } = await import('@simplewebauthn/server')
  const { registrationInfo } = await verifyRegistrationResponse({
    response: { ...registration, clientExtensionResults: {} },
    expectedChallenge: challenge,
    expectedOrigin: origin,
    expectedRPID: id,
    requireUserVerification: true,
  }).catch(() => ({ registrationInfo: undefined }))
  if (!registrationInfo) return undefined
  const { credential, credentialBackedUp: isBackedUp } = registrationInfo
  const publicKey = Buffer.from(credential.publicKey).toString('base64url')
  return { credentialId: credential.id, publicKey, counter: credential.counter, isBackedUp }
}

export async function renamePasskey(ctx: Ctx, id: string, name: string): Promise<void> {
  const [renamed] = await executeBatch(ctx, [repo.renamePasskey(ctx.db, requireUser(ctx).id, id, name)])
  if (renamed.length === 0) throw notFound('Passkey')
}

export async function removePasskey(ctx: Ctx, id: string): Promise<void> {
  const { id: userId } = requireUser(ctx)
  const [, removed] = await executeBatch(ctx, [
    notifyOfChange(ctx, 'Passkey removed', repo.hasPasskey(ctx.db, userId, id)),
    repo.deletePasskey(ctx.db, userId, id),
  ])
  if (removed.length === 0) throw notFound('Passkey')
  emailAboutChange(ctx, 'Passkey removed')
}
