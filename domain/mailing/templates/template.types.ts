import type { CampaignVariable } from '../campaign-variables.ts'

/**
 * A template with Mustache variables: `{{first_name}}` is escaped in `html`, and `text` is the plain-text version.
 * `variables` lists every variable of both.
 */
export type MailTemplate = {
  id: string
  name: string
  description: string
  category: 'Welcome' | 'Newsletter' | 'Seasonal'
  previewSubject: string
  variables: readonly CampaignVariable[]
  html: string
  text: string
}
