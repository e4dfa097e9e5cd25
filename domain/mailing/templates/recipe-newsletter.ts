import { buttonRow, campaignFoot, campaignHtml, paragraphRow } from './campaign-layout.ts'
import type { MailTemplate } from './template.types.ts'

const reason = 'You get this letter because you confirmed your subscription to our mailing list.'
const opening =
  'The shelf has grown. Below stands what is new, with a line of what each cup is about; its page gives the grams, the minutes, and who should leave it out.'
const count = 'Cups in this letter: {{recipe_count}}. It goes to {{recipient_count}} readers.'

/** Template about new recipes. `siteUrl` has no trailing slash. */
export const recipeNewsletter = (siteUrl: string): MailTemplate => ({
  id: 'recipe-newsletter',
  name: 'Recipe Newsletter',
  description: 'Tells what is new on the shelf: the latest ten recipes, or those you choose.',
  category: 'Newsletter',
  previewSubject: 'New on the shelf',
  variables: [
    'first_name',
    'recipient_count',
    'latest_recipes',
    'recipe_count',
    'postal_address',
    'preferences_url',
    'unsubscribe_url',
  ],
  html: campaignHtml({
    siteUrl,
    title: 'New on the shelf',
    preheader: 'New cups, each in grams, and who should leave them out.',
    rows: [
      paragraphRow('Hello {{first_name}},'),
      paragraphRow(opening),
      paragraphRow('{{latest_recipes}}'),
      buttonRow('Look at the whole shelf', `${siteUrl}/remedies`),
      paragraphRow(count),
    ],
    reason,
  }),
  text: [
    'Hello {{first_name}},',
    opening,
    '{{latest_recipes}}',
    `Look at the whole shelf:\n${siteUrl}/remedies`,
    count,
    campaignFoot(reason),
  ].join('\n\n'),
})
