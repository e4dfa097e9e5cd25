import type { CampaignVariable } from '../campaign-variables.ts'

/**
 * Template with Mustache variables. `{{first_name}}` is escaped in `html`; `text` is the plain-text version.
 * `variables` lists every variable in both.
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
