import { createHerbalWelcome } from './herbal-welcome.ts'
import { createRecipeNewsletter } from './recipe-newsletter.ts'
import { createSeasonalRemedies } from './seasonal-remedies.ts'
import type { MailTemplate } from './template.types.ts'

export const createTemplates = (siteUrl: string): MailTemplate[] => [
  createRecipeNewsletter(siteUrl),
  createSeasonalRemedies(siteUrl),
  createHerbalWelcome(siteUrl),
]
