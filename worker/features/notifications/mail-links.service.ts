import { linkPaths } from '#domain/link-paths.ts'
import { type NotificationKind, notificationKinds } from '#domain/notifications/notification-kinds.ts'
import { commit } from '#worker/core/commit.ts'
import type { Ctx } from '#worker/core/ctx.ts'
import { invalidLinkError } from '#worker/core/links.ts'
import { createKeyedHash, equalsSecret } from '#worker/core/tokens.ts'

import { stopMailsOfKind } from './choices.repo.ts'

const sign = ({ config }: Ctx, text: string) => createKeyedHash(config.mailingSecret, 'notification-mail', text)

/**
 * Returns the URL of the page that stops emails of this kind. The token is signed but not stored, and stays valid until
 * the key changes. Undefined without a key.
 */
export function createMailChoiceUrl(ctx: Ctx, userId: string, kind: NotificationKind): string | undefined {
  if (ctx.config.mailingSecret === '') return undefined
  const text = `${userId}.${kind}`
  return ctx.config.siteUrl + linkPaths.stopMails(`${text}.${sign(ctx, text)}`)
}

/** Throws `not_found` for an invalid link. */
export function readMailLink(ctx: Ctx, token: string): { userId: string; kind: NotificationKind } {
  const [, userId = '', kindText = '', signature = ''] = /^([^.]+)\.([a-z_]+)\.([\w-]{43})$/.exec(token) ?? []
  const kind = notificationKinds.find((known) => known === kindText)
  const isSigned = ctx.config.mailingSecret !== '' && equalsSecret(signature, sign(ctx, `${userId}.${kindText}`))
  if (!kind || !isSigned) throw invalidLinkError()
  return { userId, kind }
}

/** Shows notifications of the link's kind under the bell only. Safe to repeat. Throws `not_found` for an invalid link. */
export async function stopMails(ctx: Ctx, token: string): Promise<void> {
  const { userId, kind } = readMailLink(ctx, token)
  await commit(ctx, [stopMailsOfKind(ctx.db, userId, kind)])
}
