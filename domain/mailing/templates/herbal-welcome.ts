import { buttonRow, entryRow, campaignFoot, campaignHtml, paragraphRow } from './campaign-layout.ts'
import type { MailTemplate } from './template.types.ts'

const reason = 'You get this letter because you confirmed your subscription to our mailing list.'
const thanks =
  'Thank you for saying yes. Now and then a letter comes to you: new cups, what the season brings, and what we changed in old recipes and why. Nothing else.'

const entries = [
  [
    'Grams, not pinches',
    'Every recipe gives its herbs in grams for the whole pot, with the grams of one cup beside them.',
  ],
  [
    'Who should leave it out',
    'Each page says so before its steps, with the medicines and illnesses that a herb does not go with, and where we read it.',
  ],
  [
    'Checked for you',
    'Say under “For you” what you take and what you live with, and each remedy is checked against it. Your answers stay in your browser.',
  ],
] as const

/** Sent once to everybody who confirms; also a template for campaigns. `siteUrl` has no trailing slash. */
export const herbalWelcome = (siteUrl: string): MailTemplate => ({
  id: 'herbal-welcome',
  name: 'Herbal Welcome',
  description: 'Greets new subscribers and shows them how to read a recipe.',
  category: 'Welcome',
  previewSubject: 'Welcome to Herbal Remedies',
  variables: ['first_name', 'postal_address', 'preferences_url', 'unsubscribe_url'],
  html: campaignHtml({
    siteUrl,
    title: 'Welcome to the shelf',
    preheader: 'Three things that help you read a recipe.',
    rows: [
      paragraphRow('Hello {{first_name}},'),
      paragraphRow(thanks),
      ...entries.map(([heading, words]) => entryRow(heading, words)),
      buttonRow('Look at the shelf', `${siteUrl}/remedies`),
    ],
    reason,
  }),
  text: [
    'Hello {{first_name}},',
    thanks,
    ...entries.map(([heading, words]) => `${heading}\n${words}`),
    `Look at the shelf:\n${siteUrl}/remedies`,
    campaignFoot(reason),
  ].join('\n\n'),
})
