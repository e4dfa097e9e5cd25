import { groupDigits } from '#domain/figures.ts'
import type { CampaignPreview, CampaignProblem } from '#domain/mailing/campaigns.types.ts'

import type { CampaignForm } from './use-campaign-form.ts'

/** Errors block sending, warnings don't; `passed` is shown if there are no problems. */
type Check = { label: string; problems: string[]; warnings: string[]; passed: string }

const kilobytes = (bytes: number) => groupDigits(Math.ceil(bytes / 1000))
const noSubscribers = 'There are no confirmed subscribers yet.'
const noMatches = 'No subscribers match this audience.'

/** Returns the checks before sending; undefined until the preview has loaded. */
export function checksOf(
  form: CampaignForm,
  preview: CampaignPreview | undefined,
  active: number | null,
): Check[] | undefined {
  if (!preview) return undefined
  const messagesFor = (level: CampaignProblem['level'], fields: readonly CampaignProblem['field'][]) =>
    preview.problems
      .filter((problem) => problem.level === level && fields.includes(problem.field))
      .map(({ message }) => message)
  const check = (
    label: string,
    fields: readonly CampaignProblem['field'][],
    { missing, passed }: { missing?: string | false; passed: string },
  ): Check => ({
    label,
    problems: missing ? [missing] : messagesFor('error', fields),
    warnings: messagesFor('warning', fields),
    passed,
  })
  return [
    check('Title', ['title'], { missing: isBlank(form.title) && 'Enter a title.', passed: form.title }),
    check('Subject', ['subject'], {
      missing: isBlank(form.subject) && 'Enter a subject.',
      passed: `${groupDigits(preview.subject.length)} characters`,
    }),
    check('Plain text', ['content'], {
      missing: isBlank(form.content) && 'Enter the content.',
      passed: 'Includes the unsubscribe link. No forbidden health claims found',
    }),
    check('HTML', ['htmlContent'], { passed: `${kilobytes(preview.size)} of 100 kB, with the unsubscribe link` }),
    check('Sender', ['senderName', 'senderEmail', 'sending'], { passed: preview.from }),
    check('Readers', [], {
      missing: active === 0 && (form.topics || form.confirmedSince ? noMatches : noSubscribers),
      passed: active === null ? 'Everyone subscribed at the time of sending' : groupDigits(active),
    }),
  ]
}

const isBlank = (text: string) => text.trim() === ''

/** Returns every error that blocks sending. */
export const problemsIn = (checks: readonly Check[] | undefined): string[] =>
  checks?.flatMap(({ problems }) => problems) ?? []
