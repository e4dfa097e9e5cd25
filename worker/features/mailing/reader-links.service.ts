import type { Ctx } from '#worker/core/ctx.ts'

import type { Links } from './campaign-mail.ts'
import { openPicture } from './opens.service.ts'
import { preferencesPage } from './preferences.service.ts'
import { unsubscribeAddress, unsubscribePage } from './unsubscribing.service.ts'

/** Returns the functions that make the links of an email. */
export const linksOf = (ctx: Ctx): Links => ({
  address: (subscriberId) => unsubscribeAddress(ctx, subscriberId),
  unsubscribe: (subscriberId) => unsubscribePage(ctx, subscriberId),
  preferences: (subscriberId) => preferencesPage(ctx, subscriberId),
  opened: (mail) => openPicture(ctx, mail),
})
