import type { Ctx } from '#worker/core/ctx.ts'
import { linkEnded } from '#worker/core/links.ts'
import { isSameSecret } from '#worker/core/tokens.ts'

import { keyed } from './keyed.service.ts'

type Purpose = 'unsubscribe' | 'prefer'

/**
 * Names the subscriber and proves that the link is ours; it holds as long as the key does, and nothing is stored for it. Throws
 * `unavailable` where there is no key.
 */
export const readerToken = (ctx: Ctx, purpose: Purpose, subscriberId: string): string =>
  `${subscriberId}.${keyed(ctx, purpose, subscriberId)}`

/** For whom the link was made; throws `not_found` for one that is not ours, or was made for something else. */
export function subscriberOf(ctx: Ctx, purpose: Purpose, token: string): string {
  const [, subscriberId = '', proof = ''] = /^(.+)\.([\w-]{43})$/.exec(token) ?? []
  if (subscriberId === '' || !isSameSecret(proof, keyed(ctx, purpose, subscriberId))) throw linkEnded()
  return subscriberId
}
