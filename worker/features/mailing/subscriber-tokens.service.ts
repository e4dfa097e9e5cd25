import type { Ctx } from '#worker/core/ctx.ts'
import { invalidLinkError } from '#worker/core/links.ts'
import { equalsSecret } from '#worker/core/tokens.ts'

import { createMailingHash } from './mailing-hash.service.ts'

type Purpose = 'unsubscribe' | 'prefer'

/**
 * Returns a token that identifies the subscriber. The token is signed but not stored, and stays valid until the key
 * changes. Throws `unavailable` if there is no key.
 */
export const createSubscriberToken = (ctx: Ctx, purpose: Purpose, subscriberId: string): string =>
  `${subscriberId}.${createMailingHash(ctx, purpose, subscriberId)}`

/** Returns the subscriber id of a token. Throws `not_found` if the token is invalid or has another purpose. */
export function readSubscriberId(ctx: Ctx, purpose: Purpose, token: string): string {
  const [, subscriberId = '', signature = ''] = /^(.+)\.([\w-]{43})$/.exec(token) ?? []
  if (subscriberId === '' || !equalsSecret(signature, createMailingHash(ctx, purpose, subscriberId)))
    throw invalidLinkError()
  return subscriberId
}
