import { createHerbalWelcome } from './herbal-welcome.ts'
import { createRecipeNewsletter } from './recipe-newsletter.ts'
import { createSeasonalRemedies } from './seasonal-remedies.ts'
import type { MailTemplate } from './template.types.ts'

/** Creates the campaign templates. `siteUrl` has no trailing slash. */
export const createTemplates = (siteUrl: string): MailTemplate[] => [
  createRecipeNewsletter(siteUrl),
  createSeasonalRemedies(siteUrl),
  createHerbalWelcome(siteUrl),
]
