import { getGreetingName } from '#domain/mail/greeting.ts'
import { escapeHtml } from '#domain/mail/mail-html.ts'
import { type Variables, defaultFirstName } from '#domain/mailing/campaign-variables.ts'
import type { CampaignFacts, VariableValue } from '#domain/mailing/campaigns.types.ts'
import { appendHtmlFooter, appendTextFooter, createHtml } from '#domain/mailing/plain-campaign.ts'
import type { Ctx } from '#worker/core/ctx.ts'
import type { CampaignMessage } from '#worker/platform/campaign-mail.ts'

import { type CampaignTexts, createRenderer } from './campaign-text.ts'
import { trackingPixelUrl } from './mail-events.service.ts'
import { preferencesPageUrl, unsubscribePageUrl, unsubscribeUrl } from './preferences.service.ts'

type CampaignContent = {
  id: string
  subject: string
  content: string
  htmlContent: string | null
  senderName: string
  senderEmail: string
}

/** `openToken` identifies the tracking pixel. Null or missing if the subscriber hasn't agreed to open tracking. */
export type MailRecipient = { id: string; email: string; firstName: string | null; openToken?: string | null }

export type Links = {
  unsubscribeHeader: (subscriberId: string) => string
  unsubscribe: (subscriberId: string) => string
  preferences: (subscriberId: string) => string
  trackingPixel: (mail: { campaignId: string; subscriberId: string; openToken: string }) => string
}

/**
 * Returns the templates of a campaign. Generates missing HTML from the plain text. Both versions link to the
 * preferences page and contain the postal address, if any.
 */
export function createTemplates(
  { subject, content, htmlContent }: Omit<CampaignContent, 'id'>,
  facts: CampaignFacts,
): CampaignTexts {
  const footerOptions = { hasAddress: Boolean(facts['postal_address']) }
  const text = appendTextFooter(content, footerOptions)
  return {
    subject,
    html: htmlContent === null ? createHtml(subject, text) : appendHtmlFooter(htmlContent, footerOptions),
    text,
  }
}

/** Returns the `From` header. */
export const formatSender = ({
  senderName,
  senderEmail,
}: Pick<CampaignContent, 'senderName' | 'senderEmail'>): string =>
  `"${senderName.replaceAll(/["\\]/g, String.raw`\$&`)}" <${senderEmail}>`

/** Returns an email for each recipient. The same campaign, facts and recipients always give exactly the same emails. */
export function renderMessages(
  campaign: CampaignContent,
  facts: CampaignFacts,
  recipients: readonly MailRecipient[],
  links: Links,
): CampaignMessage[] {
  const render = createRenderer(createTemplates(campaign, facts))
  const from = formatSender(campaign)
  return recipients.map(({ id, email, firstName, openToken }) => ({
    from,
    to: email,
    ...withTrackingPixel(
      render(
        createVariables(facts, firstName, { unsubscribe: links.unsubscribe(id), preferences: links.preferences(id) }),
      ),
      openToken ? links.trackingPixel({ campaignId: campaign.id, subscriberId: id, openToken }) : undefined,
    ),
    headers: {
      'List-Unsubscribe': `<${links.unsubscribeHeader(id)}>`,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    },
    tags: [
      { name: 'campaign', value: campaign.id },
      { name: 'subscriber', value: id },
    ],
  }))
}

function withTrackingPixel(texts: CampaignTexts, url: string | undefined): CampaignTexts {
  if (url === undefined) return texts
  const pixel = `<img src="${escapeHtml(url)}" width="1" height="1" alt="">`
  const bodyEnd = texts.html.lastIndexOf('</body>')
  return {
    ...texts,
    html: bodyEnd < 0 ? texts.html + pixel : texts.html.slice(0, bodyEnd) + pixel + texts.html.slice(bodyEnd),
  }
}

type Pages = { unsubscribe: string; preferences: string }

export function createVariables(facts: CampaignFacts, firstName: string | null, pages: Pages): Variables {
  const fact = (name: string): VariableValue => facts[name] ?? ''
  return {
    first_name: getGreetingName(firstName) || defaultFirstName,
    recipient_count: fact('recipient_count'),
    latest_recipes: fact('latest_recipes'),
    recipe_count: fact('recipe_count'),
    season: fact('season'),
    seasonal_recipes: fact('seasonal_recipes'),
    postal_address: fact('postal_address'),
    preferences_url: pages.preferences,
    unsubscribe_url: pages.unsubscribe,
  }
}

export const createLinks = (ctx: Ctx): Links => ({
  unsubscribeHeader: (subscriberId) => unsubscribeUrl(ctx, subscriberId),
  unsubscribe: (subscriberId) => unsubscribePageUrl(ctx, subscriberId),
  preferences: (subscriberId) => preferencesPageUrl(ctx, subscriberId),
  trackingPixel: (mail) => trackingPixelUrl(ctx, mail),
})
