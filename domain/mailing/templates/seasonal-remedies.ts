import { createButtonRow, createTextFooter, createCampaignHtml, createParagraphRow } from './campaign-layout.ts'
import type { MailTemplate } from './template.types.ts'

const reason = 'You are receiving this email because you confirmed your subscription to our mailing list.'
const opening = '{{season}} is here. These are three of our teas:'
const closing =
  'Before its steps, each recipe says who should avoid it because of age, pregnancy or illness. It also says which medicines you should not combine it with.'

/** Campaign template with a few recipes for the start of a season. `siteUrl` has no trailing slash. */
export const createSeasonalRemedies = (siteUrl: string): MailTemplate => ({
  id: 'seasonal-remedies',
  name: 'Seasonal Remedies',
  description: 'Three recipes for the start of a season.',
  category: 'Seasonal',
  previewSubject: '{{season}} tea recipes',
  variables: ['first_name', 'season', 'seasonal_recipes', 'postal_address', 'preferences_url', 'unsubscribe_url'],
  html: createCampaignHtml({
    siteUrl,
    title: 'Teas for {{season}}',
    preheader: 'Three recipes for the coming weeks.',
    rows: [
      createParagraphRow('Hello {{first_name}},'),
      createParagraphRow(opening),
      createParagraphRow('{{seasonal_recipes}}'),
      createParagraphRow(closing),
      createButtonRow('Browse all remedies', `${siteUrl}/remedies`),
    ],
    reason,
  }),
  text: [
    'Hello {{first_name}},',
    opening,
    '{{seasonal_recipes}}',
    closing,
    `Browse all remedies:\n${siteUrl}/remedies`,
    createTextFooter(reason),
  ].join('\n\n'),
})
