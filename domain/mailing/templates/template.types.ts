import type { CampaignVariable } from '../campaign-variables.ts'

/**
 * A letter with places for variables, as Mustache writes them: `{{first_name}}` is escaped in `html`, and `text` is its plain
 * part. `variables` names every place in either.
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
