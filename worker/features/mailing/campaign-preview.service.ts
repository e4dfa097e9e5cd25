import { hourMs } from '#domain/durations.ts'
import { previewValues } from '#domain/mailing/campaign-variables.ts'
import type { CampaignDraft } from '#domain/mailing/campaigns.schemas.ts'
import type { CampaignFacts, CampaignPreview, CampaignProblem } from '#domain/mailing/campaigns.types.ts'
import { commit } from '#worker/core/commit.ts'
import type { Ctx } from '#worker/core/ctx.ts'
import { AppError, toPublicError } from '#worker/core/errors.ts'
import { requireUser } from '#worker/core/policy.ts'
import { rateLimit } from '#worker/features/rate-limits/rate-limits.service.ts'
import { audit } from '#worker/features/security/security.service.ts'
import { serializeMessages } from '#worker/platform/campaign-mail.ts'

import { createLinks, createTemplates, createVariables, formatSender, renderMessages } from './campaign-mail.ts'
import { countBytes, findTextProblems } from './campaign-problems.ts'
import { type CampaignTexts, createRenderer } from './campaign-text.ts'
import { loadCampaignFacts, toDetails } from './campaigns.service.ts'
import { unsubscribeUrl } from './preferences.service.ts'

type Details = Omit<ReturnType<typeof toDetails>, 'topics' | 'confirmedSince'>
const testLimit = { max: 20, windowMs: hourMs }
/** Subscriber id in previews and test emails. No subscriber has this id. */
const placeholderId = '00000000-0000-4000-8000-000000000000'

export async function previewCampaign(ctx: Ctx, draft: CampaignDraft): Promise<CampaignPreview> {
  const details = toDetails(ctx, draft)
  const facts = { ...(await loadCampaignFacts(ctx)), ...previewValues }
  const { mail, problems } = checkTexts(ctx, details, facts)
  const texts = mail ?? createTemplates(details, facts)
  return {
    ...texts,
    from: formatSender(details),
    size: countBytes(texts.html),
    problems: [...problems, ...findSendingProblems(ctx, details)],
  }
}

export function findCampaignProblems(ctx: Ctx, details: Details, facts: CampaignFacts): CampaignProblem[] {
  return [...checkTexts(ctx, details, { ...facts, ...previewValues }).problems, ...findSendingProblems(ctx, details)]
}

function checkTexts(ctx: Ctx, details: Details, facts: CampaignFacts) {
  const texts = { ...createTemplates(details, facts), isHtmlWritten: details.htmlContent !== null }
  const mail = renderExample(ctx, texts, facts)
  return { mail, problems: findTextProblems(texts, mail) }
}

/** Returns null if the templates have errors, which are reported separately. */
function renderExample(ctx: Ctx, texts: CampaignTexts, facts: CampaignFacts): CampaignTexts | null {
  try {
    return createRenderer(texts)(createVariables(facts, previewValues.first_name, getPlaceholderPages(ctx)))
  } catch {
    return null
  }
}

/** A preview has no recipient, so its links lead to the home page. */
const getPlaceholderPages = ({ config: { siteUrl } }: Ctx) => ({
  unsubscribe: `${siteUrl}/`,
  preferences: `${siteUrl}/`,
})

function findSendingProblems(ctx: Ctx, { senderEmail }: Details): CampaignProblem[] {
  const { canSend, from } = ctx.campaignMail
  const domain = from.slice(from.lastIndexOf('@') + 1)
  const problems: CampaignProblem[] = []
  if (!canSend || from === '')
    problems.push(createProblem('sending', 'No email provider is set up. Set RESEND_API_KEY and CAMPAIGN_FROM.'))
  else if (!senderEmail.endsWith(`@${domain}`))
    problems.push(
      createProblem('senderEmail', `Use a sender address at ${domain}. Other addresses may be treated as forged.`),
    )
  const missingLink = findLinkProblem(ctx)
  if (missingLink !== undefined) problems.push(createProblem('sending', missingLink))
  return ctx.config.postalAddress === '' ? [...problems, createMissingAddressProblem(ctx)] : problems
}

/** A missing address is only a warning on a local server, which sends no email to subscribers. */
const createMissingAddressProblem = ({ config: { isLocal } }: Ctx): CampaignProblem => ({
  level: isLocal ? 'warning' : 'error',
  field: 'sending',
  message: 'Set POSTAL_ADDRESS. In many countries, emails to a list must show a postal address.',
})

const createProblem = (field: CampaignProblem['field'], message: string): CampaignProblem => ({
  level: 'error',
  field,
  message,
})

function findLinkProblem(ctx: Ctx): string | undefined {
  try {
    return void unsubscribeUrl(ctx, placeholderId)
  } catch (error) {
    return toPublicError(error).message
  }
}

/** Sends the draft with placeholder values to the administrator. Throws `invalid` if it has errors. */
export async function sendTest(ctx: Ctx, draft: CampaignDraft): Promise<{ to: string }> {
  const { id, email } = requireUser(ctx)
  const details = toDetails(ctx, draft)
  const facts = { ...(await loadCampaignFacts(ctx)), ...previewValues }
  rejectProblems([...checkTexts(ctx, details, facts).problems, ...findSendingProblems(ctx, details)])
  await rateLimit(ctx, 'campaign-test', testLimit, id)
  const campaign = { id: placeholderId, ...details, subject: `[Test] ${details.subject}` }
  const messages = renderMessages(
    campaign,
    facts,
    [{ id: placeholderId, email, firstName: previewValues.first_name }],
    createLinks(ctx),
  )
  const outcome = await ctx.campaignMail.send({ key: `test/${crypto.randomUUID()}`, body: serializeMessages(messages) })
  if (outcome.kind !== 'accepted' || outcome.refusedEmails.length > 0)
    throw new AppError('unavailable', 'The email provider didn’t accept the test email. Try again later.')
  const auditEvent = {
    action: 'campaign.test',
    subject: { kind: 'campaign', id: 'test' },
    after: { subject: details.subject },
  }
  await commit(ctx, [audit(ctx, auditEvent)])
  return { to: email }
}

/** Throws `invalid` with the first error as the message. Each error is also listed under its field. */
export function rejectProblems(problems: readonly CampaignProblem[]): void {
  const errors = problems.filter(({ level }) => level === 'error')
  const [first] = errors
  if (!first) return
  const fields = Object.fromEntries(errors.toReversed().map(({ field, message }) => [field, message]))
  throw new AppError('invalid', first.message, fields)
}
