import type { Ctx } from '#worker/core/ctx.ts'

import type { Links } from './campaign-mail.ts'
import { trackingPixelUrl } from './opens.service.ts'
import { preferencesPageUrl } from './preferences.service.ts'
import { unsubscribeUrl, unsubscribePageUrl } from './unsubscribing.service.ts'

export const createLinks = (ctx: Ctx): Links => ({
  unsubscribeHeader: (subscriberId) => unsubscribeUrl(ctx, subscriberId),
  unsubscribe: (subscriberId) => unsubscribePageUrl(ctx, subscriberId),
  preferences: (subscriberId) => preferencesPageUrl(ctx, subscriberId),
  trackingPixel: (mail) => trackingPixelUrl(ctx, mail),
})
