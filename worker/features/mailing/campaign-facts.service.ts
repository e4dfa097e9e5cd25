import { seasonOf } from '#domain/bot/seasons.ts'
import type { CampaignFacts } from '#domain/mailing/campaigns.types.ts'
import { latestMax, newsletterContent, seasonalContent } from '#domain/mailing/recipe-content.ts'
import type { Ctx } from '#worker/core/ctx.ts'
import { listNewest } from '#worker/features/recipes/recipes.service.ts'

/** Returns the current variables that are the same for every recipient, except the number of recipients. */
export async function readFacts(ctx: Ctx): Promise<CampaignFacts> {
  const { siteUrl, postalAddress } = ctx.config
  const latest = (await listNewest(ctx)).slice(0, latestMax)
  return {
    season: seasonOf(new Date(ctx.now).getUTCMonth() + 1),
    recipe_count: String(latest.length),
    latest_recipes: newsletterContent(latest, siteUrl),
    postal_address: postalAddress,
    seasonal_recipes: seasonalContent(latest, siteUrl),
  }
}
