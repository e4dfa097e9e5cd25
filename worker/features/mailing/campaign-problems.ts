import type { CampaignProblem } from '#domain/mailing/campaigns.types.ts'
import { claimAdvice } from '#domain/wording/claims.ts'
import { findClaims } from '#domain/wording/wording.rules.ts'

import { readMailHtml } from './campaign-html.ts'
import { type CampaignTexts, extractVariables } from './campaign-text.ts'

/** Bytes. Gmail truncates emails above 102 kB, which would cut off the unsubscribe link. */
const maxHtmlBytes = 100_000

type Field = CampaignProblem['field']
const createProblem = (field: Field, message: string): CampaignProblem => ({ level: 'error', field, message })

export function findTextProblems(
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
      extractVariables(template).problems.map((message) => createProblem(field, message)),
    ),
    ...templateFields
      .filter(({ field }) => field !== 'subject')
      .flatMap(({ field, template }) => findMissingLinkProblems(field, template)),
    ...(mail ? findMailProblems(mail, htmlField) : []),
  ]
}

const findMissingLinkProblems = (field: Field, template: string) =>
  extractVariables(template).names.includes('unsubscribe_url')
    ? []
    : [createProblem(field, 'Add an unsubscribe link with {{unsubscribe_url}}.')]

function findMailProblems({ subject, html, text }: CampaignTexts, htmlField: Field): CampaignProblem[] {
  const { forbidden, visibleText } = readMailHtml(html)
  const size = countBytes(html)
  return [
    ...(subject === '' ? [createProblem('subject', 'Enter a subject.')] : []),
    ...(text.trim() === '' ? [createProblem('content', 'Enter the plain text.')] : []),
    ...forbidden.map((element) => createProblem(htmlField, `${element} isn’t allowed in an email.`)),
    ...(size >= maxHtmlBytes
      ? [createProblem(htmlField, `The HTML is ${toKilobytes(size)} kB. Keep it below 100 kB.`)]
      : []),
    ...(countBytes(text) >= maxHtmlBytes ? [createProblem('content', 'Keep the plain text below 100 kB.')] : []),
    ...findClaimProblems('subject', subject),
    ...findClaimProblems('content', text),
    ...(htmlField === 'htmlContent' ? findClaimProblems(htmlField, visibleText) : []),
  ]
}

const findClaimProblems = (field: Field, text: string) =>
  findClaims(text).map(({ sentence, claim }) => createProblem(field, `“${sentence}” ${claimAdvice[claim]}`))

export const countBytes = (text: string): number => new TextEncoder().encode(text).length
const toKilobytes = (bytes: number) => Math.ceil(bytes / 1000)
