import type { CampaignProblem } from '#domain/mailing/campaigns.types.ts'
import { claimAdvice } from '#domain/wording/claims.ts'
import { claimsIn } from '#domain/wording/wording.rules.ts'

import { readMailHtml } from './campaign-html.ts'
import { type CampaignTexts, variablesIn } from './campaign-text.ts'

/** In bytes. Gmail truncates emails above 102 kB and would cut off the unsubscribe link. */
const htmlMax = 100_000

type Field = CampaignProblem['field']
const failed = (field: Field, message: string): CampaignProblem => ({ level: 'error', field, message })

/** Returns the errors in the templates and in one rendered email. */
export function problemsOfTexts(
  templates: CampaignTexts & { isHtmlWritten: boolean },
  mail: CampaignTexts | null,
): CampaignProblem[] {
  const htmlField: Field = templates.isHtmlWritten ? 'htmlContent' : 'content'
  const parts = [
    { field: 'subject' as const, template: templates.subject },
    { field: 'content' as const, template: templates.text },
    ...(templates.isHtmlWritten ? [{ field: htmlField, template: templates.html }] : []),
  ]
  return [
    ...parts.flatMap(({ field, template }) => variablesIn(template).problems.map((message) => failed(field, message))),
    ...parts.filter(({ field }) => field !== 'subject').flatMap(({ field, template }) => withoutLink(field, template)),
    ...(mail ? problemsOfMail(mail, htmlField) : []),
  ]
}

const withoutLink = (field: Field, template: string) =>
  variablesIn(template).names.includes('unsubscribe_url')
    ? []
    : [failed(field, 'Add an unsubscribe link with {{unsubscribe_url}}.')]

function problemsOfMail({ subject, html, text }: CampaignTexts, htmlField: Field): CampaignProblem[] {
  const { forbidden, words } = readMailHtml(html)
  const size = bytesOf(html)
  return [
    ...(subject === '' ? [failed('subject', 'Enter a subject.')] : []),
    ...(text.trim() === '' ? [failed('content', 'Enter the plain text.')] : []),
    ...forbidden.map((what) => failed(htmlField, `${what} isn’t allowed in an email.`)),
    ...(size >= htmlMax ? [failed(htmlField, `The HTML is ${kilobytes(size)} kB. Keep it below 100 kB.`)] : []),
    ...(bytesOf(text) >= htmlMax ? [failed('content', 'Keep the plain text below 100 kB.')] : []),
    ...claims('subject', subject),
    ...claims('content', text),
    ...(htmlField === 'htmlContent' ? claims(htmlField, words) : []),
  ]
}

const claims = (field: Field, words: string) =>
  claimsIn(words).map(({ sentence, claim }) => failed(field, `“${sentence}” ${claimAdvice[claim]}`))

export const bytesOf = (text: string): number => new TextEncoder().encode(text).length
const kilobytes = (bytes: number) => Math.ceil(bytes / 1000)
