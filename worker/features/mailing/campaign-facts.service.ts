import { getSeason } from '#domain/bot/seasons.ts'
import type { CampaignFacts } from '#domain/mailing/campaigns.types.ts'
import { maxLatestRecipes, createNewsletterContent, createSeasonalContent } from '#domain/mailing/recipe-content.ts'
import type { Ctx } from '#worker/core/ctx.ts'
import { listNewest } from '#worker/features/recipes/recipes.service.ts'

export async function loadCampaignFacts(ctx: Ctx): Promise<CampaignFacts> {
  const { siteUrl, postalAddress } = ctx.config
  const latestRecipes = (await listNewest(ctx)).slice(0, maxLatestRecipes)
  return {
    season: getSeason(new Date(ctx.now).getUTCMonth() + 1),
    recipe_count: String(latestRecipes.length),
    latest_recipes: createNewsletterContent(latestRecipes, siteUrl),
    postal_address: postalAddress,
    seasonal_recipes: createSeasonalContent(latestRecipes, siteUrl),
  }
}
