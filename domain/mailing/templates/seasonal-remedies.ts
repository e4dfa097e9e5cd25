import { buttonRow, campaignFoot, campaignHtml, paragraphRow } from './campaign-layout.ts'
import type { MailTemplate } from './template.types.ts'

const reason = 'You get this letter because you confirmed your subscription to our mailing list.'
const opening = '{{season}} is here, and with it the wish for other cups. Three from our shelf:'
const closing =
  'Whether one is for you, its page says before its steps: age, pregnancy, illnesses, and medicines that do not go with it.'

/** Template with a few recipes for the beginning of a season. `siteUrl` has no trailing slash. */
export const seasonalRemedies = (siteUrl: string): MailTemplate => ({
  id: 'seasonal-remedies',
  name: 'Seasonal Remedies',
  description: 'Begins a season with three recipes from the shelf.',
  category: 'Seasonal',
  previewSubject: '{{season}} cups from the shelf',
  variables: ['first_name', 'season', 'seasonal_recipes', 'postal_address', 'preferences_url', 'unsubscribe_url'],
  html: campaignHtml({
    siteUrl,
    title: 'Cups for {{season}}',
    preheader: 'Three cups from the shelf, for the weeks that come.',
    rows: [
      paragraphRow('Hello {{first_name}},'),
      paragraphRow(opening),
      paragraphRow('{{seasonal_recipes}}'),
      paragraphRow(closing),
      buttonRow('See what else stands there', `${siteUrl}/remedies`),
    ],
    reason,
  }),
  text: [
    'Hello {{first_name}},',
    opening,
    '{{seasonal_recipes}}',
    closing,
    `See what else stands there:\n${siteUrl}/remedies`,
    campaignFoot(reason),
  ].join('\n\n'),
})
