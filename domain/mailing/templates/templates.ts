import { herbalWelcome } from './herbal-welcome.ts'
import { recipeNewsletter } from './recipe-newsletter.ts'
import { seasonalRemedies } from './seasonal-remedies.ts'
import type { MailTemplate } from './template.types.ts'

/** The letters that a campaign may begin with; `siteUrl` has no slash at its end. */
export const templatesOf = (siteUrl: string): MailTemplate[] => [
  recipeNewsletter(siteUrl),
  seasonalRemedies(siteUrl),
  herbalWelcome(siteUrl),
]
