import { herbalWelcome } from './herbal-welcome.ts'
import { recipeNewsletter } from './recipe-newsletter.ts'
import { seasonalRemedies } from './seasonal-remedies.ts'
import type { MailTemplate } from './template.types.ts'

/** Creates the campaign templates. `siteUrl` has no trailing slash. */
export const templatesOf = (siteUrl: string): MailTemplate[] => [
  recipeNewsletter(siteUrl),
  seasonalRemedies(siteUrl),
  herbalWelcome(siteUrl),
]
