import { groupDigits } from '#domain/figures.ts'
import type { CampaignProblem, CampaignPreview } from '#domain/mailing/campaigns.types.ts'

import type { CampaignForm } from './use-campaign-form.ts'

/** Errors block sending, warnings don't; `fine` is shown if there are no problems. */
type Check = { label: string; problems: string[]; warnings: string[]; fine: string }

const kilobytes = (bytes: number) => groupDigits(Math.ceil(bytes / 1000))
const nobody = 'There are no confirmed subscribers yet.'
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
    check('Title', ['title'], { missing: isBlank(form.title) && 'Enter a title.', fine: form.title }),
    check('Subject', ['subject'], {
      missing: isBlank(form.subject) && 'Enter a subject.',
      fine: `${groupDigits(preview.subject.length)} characters`,
    }),
    check('Plain text', ['content'], {
      missing: isBlank(form.content) && 'Enter the content.',
      fine: 'Includes the unsubscribe link. No forbidden health claims found',
    }),
    check('HTML', ['htmlContent'], { fine: `${kilobytes(preview.size)} kB of 100, with the unsubscribe link` }),
    check('Sender', ['senderName', 'senderEmail', 'sending'], { fine: preview.from }),
    check('Readers', [], {
      missing: active === 0 && (form.topics || form.confirmedSince ? nobodyMeant : nobody),
      fine: active === null ? 'Everyone subscribed when it is sent' : groupDigits(active),
    }),
  ]
}

const isBlank = (text: string) => text.trim() === ''

/** Returns every error that blocks sending. */
export const problemsIn = (checks: readonly Check[] | undefined): string[] =>
  checks?.flatMap(({ problems }) => problems) ?? []
