import type { CampaignProblem } from '#domain/mailing/campaigns.types.ts'
import { claimAdvice } from '#domain/wording/claims.ts'
import { findClaims } from '#domain/wording/wording.rules.ts'

import { readMailHtml } from './campaign-html.ts'
import { type CampaignTexts, variablesIn } from './campaign-text.ts'

/** Bytes. Gmail truncates emails above 102 kB, which would cut off the unsubscribe link. */
const maxHtmlBytes = 100_000

type Field = CampaignProblem['field']
const problemAt = (field: Field, message: string): CampaignProblem => ({ level: 'error', field, message })

/** Returns the errors in the templates and in one rendered email. */
export function problemsOfTexts(
  templates: CampaignTexts & { isHtmlWritten: boolean },
  mail: CampaignTexts | null,
): CampaignProblem[] {
  const htmlField: Field = templates.isHtmlWritten ? 'htmlContent' : 'content'
  const templateFields = [
    { field: 'subject' as const, template: templates.subject },
    { field: 'content' as const, template: templates.text },
    ...(templates.isHtmlWritten ? [{ field: htmlField, template: templates.html }] : []),
  ]
  return [
    ...templateFields.flatMap(({ field, template }) =>
      variablesIn(template).problems.map((message) => problemAt(field, message)),
    ),
    ...templateFields
      .filter(({ field }) => field !== 'subject')
      .flatMap(({ field, template }) => missingLinkProblems(field, template)),
    ...(mail ? problemsOfMail(mail, htmlField) : []),
  ]
}

const missingLinkProblems = (field: Field, template: string) =>
  variablesIn(template).names.includes('unsubscribe_url')
    ? []
    : [problemAt(field, 'Add an unsubscribe link with {{unsubscribe_url}}.')]

function problemsOfMail({ subject, html, text }: CampaignTexts, htmlField: Field): CampaignProblem[] {
  const { forbidden, visibleText } = readMailHtml(html)
  const size = bytesOf(html)
  return [
    ...(subject === '' ? [problemAt('subject', 'Enter a subject.')] : []),
    ...(text.trim() === '' ? [problemAt('content', 'Enter the plain text.')] : []),
    ...forbidden.map((item) => problemAt(htmlField, `${item} isn’t allowed in an email.`)),
    ...(size >= maxHtmlBytes ? [problemAt(htmlField, `The HTML is ${kilobytes(size)} kB. Keep it below 100 kB.`)] : []),
    ...(bytesOf(text) >= maxHtmlBytes ? [problemAt('content', 'Keep the plain text below 100 kB.')] : []),
    ...claimProblems('subject', subject),
    ...claimProblems('content', text),
    ...(htmlField === 'htmlContent' ? claimProblems(htmlField, visibleText) : []),
  ]
}

const claimProblems = (field: Field, text: string) =>
  findClaims(text).map(({ sentence, claim }) => problemAt(field, `“${sentence}” ${claimAdvice[claim]}`))

export const bytesOf = (text: string): number => new TextEncoder().encode(text).length
const kilobytes = (bytes: number) => Math.ceil(bytes / 1000)
