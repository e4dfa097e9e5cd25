import {
  createButtonRow,
  createEntryRow,
  createTextFooter,
  createCampaignHtml,
  createParagraphRow,
} from './campaign-layout.ts'
import type { MailTemplate } from './template.types.ts'

const reason = 'You are receiving this email because you confirmed your subscription to our mailing list.'
const thanks =
  'Thank you for subscribing. We’ll send you occasional emails about new, seasonal and updated recipes. Nothing else.'

const entries = [
  ['Grams, not pinches', 'Every recipe lists its herbs in grams, for the whole pot and for one cup.'],
  [
    'Who should avoid it',
    'Before its steps, each recipe says who should avoid it: because of age, pregnancy, breastfeeding, an allergy, a medicine or an illness. It also names our sources.',
  ],
  [
    'Checked for you',
    'Enter your medicines, illnesses and allergies under “For you”, and your browser checks each remedy against them. Your answers stay in your browser.',
  ],
] as const

/** Email sent once to everybody who confirms, and a campaign template. `siteUrl` has no trailing slash. */
export const createHerbalWelcome = (siteUrl: string): MailTemplate => ({
  id: 'herbal-welcome',
  name: 'Herbal Welcome',
  description: 'Greets new subscribers and shows them how to read a recipe.',
  category: 'Welcome',
  previewSubject: 'Welcome to Herbal Remedies',
  variables: ['first_name', 'postal_address', 'preferences_url', 'unsubscribe_url'],
  html: createCampaignHtml({
    siteUrl,
    title: 'Welcome to Herbal Remedies',
    preheader: 'Three tips for reading a recipe.',
    rows: [
      createParagraphRow('Hello {{first_name}},'),
      createParagraphRow(thanks),
      ...entries.map(([heading, words]) => createEntryRow(heading, words)),
      createButtonRow('Browse remedies', `${siteUrl}/remedies`),
    ],
    reason,
  }),
  text: [
    'Hello {{first_name}},',
    thanks,
    ...entries.map(([heading, words]) => `${heading}\n${words}`),
    `Browse remedies:\n${siteUrl}/remedies`,
    createTextFooter(reason),
  ].join('\n\n'),
})
