import { greetedName } from '#domain/mail/greeting.ts'
import type { Variables } from '#domain/mailing/campaign-variables.ts'
import { namelessReader } from '#domain/mailing/campaign-variables.ts'
import type { CampaignFacts, VariableValue } from '#domain/mailing/campaigns.types.ts'
import { htmlOfText } from '#domain/mailing/plain-campaign.ts'
import type { CampaignMessage } from '#worker/platform/campaign-mail.ts'

import { type CampaignTexts, renderer } from './campaign-text.ts'

/** What of a campaign its mails are made of. */
export type CampaignContent = {
  id: string
  subject: string
  content: string
  htmlContent: string | null
  senderName: string
  senderEmail: string
}

export type Reader = { id: string; email: string; firstName: string | null }
type Links = { address: (subscriberId: string) => string; page: (subscriberId: string) => string }

/** The templates of a campaign: where it has no HTML of its own, one is made of its plain text. */
export const textsOf = ({ subject, content, htmlContent }: Omit<CampaignContent, 'id'>): CampaignTexts => ({
  subject,
  html: htmlContent ?? htmlOfText(subject, content),
  text: content,
})

/** The sender as it stands in a header. */
export const senderOf = ({ senderName, senderEmail }: Pick<CampaignContent, 'senderName' | 'senderEmail'>): string =>
  `"${senderName.replaceAll(/["\\]/g, String.raw`\$&`)}" <${senderEmail}>`

/** The mail to each reader: the same campaign, facts and readers give the same mails, byte for byte. */
export function messagesFor(
  campaign: CampaignContent,
  facts: CampaignFacts,
  readers: readonly Reader[],
  links: Links,
): CampaignMessage[] {
  const render = renderer(textsOf(campaign))
  const from = senderOf(campaign)
  return readers.map(({ id, email, firstName }) => ({
    from,
    to: email,
    ...render(variablesFor(facts, firstName, links.page(id))),
    headers: {
      'List-Unsubscribe': `<${links.address(id)}>`,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    },
    tags: [
      { name: 'campaign', value: campaign.id },
      { name: 'subscriber', value: id },
    ],
  }))
}

/** What stands for each variable in the mail to one reader. */
export function variablesFor(facts: CampaignFacts, firstName: string | null, unsubscribePage: string): Variables {
  const fact = (name: string): VariableValue => facts[name] ?? ''
  return {
    first_name: greetedName(firstName) || namelessReader,
    recipient_count: fact('recipient_count'),
    latest_recipes: fact('latest_recipes'),
    recipe_count: fact('recipe_count'),
    season: fact('season'),
    seasonal_recipes: fact('seasonal_recipes'),
    unsubscribe_url: unsubscribePage,
  }
}
