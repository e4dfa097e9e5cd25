import { createButtonRow, createTextFooter, createCampaignHtml, createParagraphRow } from './campaign-layout.ts'
import type { MailTemplate } from './template.types.ts'

const reason = 'You are receiving this email because you confirmed your subscription to our mailing list.'
const opening =
  'Here are our newest recipes. Each page shows the amounts, the brewing time and who should avoid the tea.'
const count = 'Recipes in this email: {{recipe_count}}. This email goes to {{recipient_count}} readers.'

/** Campaign template about new recipes. `siteUrl` has no trailing slash. */
export const createRecipeNewsletter = (siteUrl: string): MailTemplate => ({
  id: 'recipe-newsletter',
  name: 'Recipe Newsletter',
  description: 'Shows the ten latest recipes, or the ones you choose.',
  category: 'Newsletter',
  previewSubject: 'New herbal tea recipes',
  variables: [
    'first_name',
    'recipient_count',
    'latest_recipes',
    'recipe_count',
    'postal_address',
    'preferences_url',
    'unsubscribe_url',
  ],
  html: createCampaignHtml({
    siteUrl,
    title: 'New herbal tea recipes',
    preheader: 'New recipes, with amounts and who should avoid them.',
    rows: [
      createParagraphRow('Hello {{first_name}},'),
      createParagraphRow(opening),
      createParagraphRow('{{latest_recipes}}'),
      createButtonRow('Browse all remedies', `${siteUrl}/remedies`),
      createParagraphRow(count),
    ],
    reason,
  }),
  text: [
    'Hello {{first_name}},',
    opening,
    '{{latest_recipes}}',
    `Browse all remedies:\n${siteUrl}/remedies`,
    count,
    createTextFooter(reason),
  ].join('\n\n'),
})
