import { groupDigits } from '#domain/figures.ts'
import type { CampaignProblem, CampaignPreview } from '#domain/mailing/campaigns.types.ts'

import type { CampaignForm } from './use-campaign-form.ts'

/** Errors block sending, warnings don't; `fine` is shown if there are no problems. */
type Check = { label: string; problems: string[]; warnings: string[]; fine: string }

const kilobytes = (bytes: number) => groupDigits(Math.ceil(bytes / 1000))
const nobody = 'Nobody has confirmed a subscription yet, so nobody would get it.'
const nobodyMeant = 'No subscribers match this audience.'

/** Returns the checks before sending; undefined until the preview has loaded. */
export function checksOf(
  form: CampaignForm,
  preview: CampaignPreview | undefined,
  active: number | null,
): Check[] | undefined {
  if (!preview) return undefined
  const told = (level: CampaignProblem['level'], fields: readonly CampaignProblem['field'][]) =>
    preview.problems
      .filter((problem) => problem.level === level && fields.includes(problem.field))
      .map(({ message }) => message)
  const check = (
    label: string,
    fields: readonly CampaignProblem['field'][],
    { missing, fine }: { missing?: string | false; fine: string },
  ): Check => ({
    label,
    problems: missing ? [missing] : told('error', fields),
    warnings: told('warning', fields),
    fine,
  })
  return [
    check('Title', ['title'], { missing: isBlank(form.title) && 'There is no title yet.', fine: form.title }),
    check('Subject', ['subject'], {
      missing: isBlank(form.subject) && 'There is no subject yet.',
      fine: `${groupDigits(preview.subject.length)} characters`,
    }),
    check('Plain text', ['content'], {
      missing: isBlank(form.content) && 'There is no content yet.',
      fine: 'With its link to unsubscribe, and without promises that no tea may make',
    }),
    check('HTML', ['htmlContent'], { fine: `${kilobytes(preview.size)} kB of 100, with its link to unsubscribe` }),
    check('Sender', ['senderName', 'senderEmail', 'sending'], { fine: preview.from }),
    check('Readers', [], {
      missing: active === 0 && (form.topics || form.confirmedSince ? nobodyMeant : nobody),
      fine: active === null ? 'Whoever has confirmed when it is sent' : groupDigits(active),
    }),
  ]
}

const isBlank = (text: string) => text.trim() === ''

/** Returns every error that blocks sending. */
export const problemsIn = (checks: readonly Check[] | undefined): string[] =>
  checks?.flatMap(({ problems }) => problems) ?? []
