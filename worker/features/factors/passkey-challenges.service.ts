import { hourMs, minuteMs } from '#domain/durations.ts'
import { clientData } from '#domain/factors/passkeys.schemas.ts'
import { commit } from '#worker/core/commit.ts'
import type { Ctx } from '#worker/core/ctx.ts'
import { AppError } from '#worker/core/errors.ts'
import { generateToken, hashToken } from '#worker/core/tokens.ts'
import { rateLimit } from '#worker/features/rate-limits/rate-limits.service.ts'

import * as repo from './passkeys.repo.ts'

export const challengeLifetimeMs = 5 * minuteMs
/** Every sign-in dialog asks for a challenge, so a network with many people needs many. */
const challengeLimit = { max: 300, windowMs: hourMs }

type Purpose = Parameters<typeof repo.consumeChallenge>[1]['purpose']
type ChallengeKey = { purpose: Purpose; userId: string | null }

/** Stores the hash of a new challenge and returns the challenge. It is valid for five minutes and works once. */
export async function createChallenge(ctx: Ctx, { purpose, userId }: ChallengeKey): Promise<Uint8Array<ArrayBuffer>> {
  await rateLimit(ctx, 'passkey-challenge', challengeLimit)
  const challenge = generateToken()
  const endsAt = ctx.now + challengeLifetimeMs
  await commit(ctx, [repo.insertChallenge(ctx.db, { hash: hashToken(challenge), purpose, userId, endsAt })])
  return new Uint8Array(Buffer.from(challenge, 'base64url'))
}

/** Returns the challenge that the authenticator signed, with the statement that consumes it. */
export function readChallenge(ctx: Ctx, clientDataJSON: string, key: ChallengeKey) {
  const challenge = parseChallenge(clientDataJSON)
  const lookup = { hash: hashToken(challenge), ...key, now: ctx.now }
  return { challenge, consume: repo.consumeChallenge(ctx.db, lookup) }
}

function parseChallenge(clientDataJSON: string): string {
  try {
    return clientData.parse(JSON.parse(Buffer.from(clientDataJSON, 'base64url').toString())).challenge
  } catch (cause) {
    throw new AppError('invalid', undefined, undefined, { cause })
  }
}

export const createExpiredError = () => new AppError('invalid', 'That took too long. Please try again.')
