import { createHerbalWelcome } from '#domain/mailing/templates/herbal-welcome.ts'
import type { Ctx } from '#worker/core/ctx.ts'

import { createVariables } from './campaign-mail.ts'
import { createRenderer } from './campaign-text.ts'
import { hasMailingSecret } from './mailing-hash.service.ts'
import { preferencesPageUrl } from './preferences.service.ts'
import { unsubscribePageUrl } from './unsubscribing.service.ts'

type NewSubscriber = { id: string; email: string; firstName: string | null }

/** Welcomes a new subscriber. Sends nothing without the key, because there would be no unsubscribe link. */
export async function sendWelcome(ctx: Ctx, { id, email, firstName }: NewSubscriber): Promise<void> {
  if (!ctx.mail.canSend || !hasMailingSecret(ctx)) return
  const { siteUrl, postalAddress } = ctx.config
  const { previewSubject: subject, html, text } = createHerbalWelcome(siteUrl)
  const render = createRenderer({ subject, html, text })
  await ctx.mail.send({
    to: email,
    ...render(
      createVariables({ postal_address: postalAddress }, firstName, {
        unsubscribe: unsubscribePageUrl(ctx, id),
        preferences: preferencesPageUrl(ctx, id),
      }),
    ),
  })
}
