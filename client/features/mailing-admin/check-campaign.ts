import { groupDigits } from '#domain/figures.ts'
import type { CampaignPreview, CampaignProblem } from '#domain/mailing/campaigns.types.ts'

import type { CampaignForm } from './use-campaign-form.ts'

/** `problems` block sending, `warnings` don't. `passedText` is shown if there are no problems. */
type Check = { label: string; problems: string[]; warnings: string[]; passedText: string }

const formatKilobytes = (bytes: number) => groupDigits(Math.ceil(bytes / 1000))
const noSubscribers = 'There are no confirmed subscribers yet.'
const noMatches = 'No subscribers match this audience.'

/** Returns the checks before sending; undefined until the preview has loaded. */
export function checkCampaign(
  form: CampaignForm,
  preview: CampaignPreview | undefined,
  audienceSize: number | null,
): Check[] | undefined {
  if (!preview) return undefined
  const messagesFor = (level: CampaignProblem['level'], fields: readonly CampaignProblem['field'][]) =>
    preview.problems
      .filter((problem) => problem.level === level && fields.includes(problem.field))
      .map(({ message }) => message)
  const check = (
    label: string,
    fields: readonly CampaignProblem['field'][],
    { missingMessage, passedText }: { missingMessage?: string | false; passedText: string },
  ): Check => ({
    label,
    problems: missingMessage ? [missingMessage] : messagesFor('error', fields),
    warnings: messagesFor('warning', fields),
    passedText,
  })
  return [
    check('Title', ['title'], { missingMessage: isBlank(form.title) && 'Enter a title.', passedText: form.title }),
    check('Subject', ['subject'], {
      missingMessage: isBlank(form.subject) && 'Enter a subject.',
      passedText: `${groupDigits(preview.subject.length)} characters`,
    }),
    check('Plain text', ['content'], {
      missingMessage: isBlank(form.content) && 'Enter the content.',
      passedText: 'The plain text includes the unsubscribe link. We found no forbidden health claims.',
    }),
    check('HTML', ['htmlContent'], {
      passedText: `${formatKilobytes(preview.size)} of 100 kB. The HTML includes the unsubscribe link.`,
    }),
    check('Sender', ['senderName', 'senderEmail', 'sending'], { passedText: preview.from }),
    check('Readers', [], {
      missingMessage: audienceSize === 0 && (form.topics || form.confirmedSince ? noMatches : noSubscribers),
      passedText:
        audienceSize === null ? 'Everyone who is subscribed when we send the campaign' : groupDigits(audienceSize),
    }),
  ]
}

const isBlank = (text: string) => text.trim() === ''

/** Returns every problem that blocks sending. */
export const listProblems = (checks: readonly Check[] | undefined): string[] =>
  checks?.flatMap(({ problems }) => problems) ?? []
