import type { CampaignFault, CampaignPreview } from '#domain/mailing/campaigns.types.ts'

import type { Letter } from './use-letter.ts'

type Check = { label: string; faults: string[]; fine: string }

const figure = (count: number) => count.toLocaleString('en-GB')
const kilobytes = (bytes: number) => figure(Math.ceil(bytes / 1000))
const nobody = 'Nobody has confirmed a subscription yet, so nobody would get it.'
const nobodyMeant = 'Nobody on the list is meant by the readers that you chose.'

/** What is looked at before a letter goes out, and what stands against it; undefined while that is not known. */
export function checksOf(
  letter: Letter,
  preview: CampaignPreview | undefined,
  active: number | null,
): Check[] | undefined {
  if (!preview) return undefined
  const of = (...fields: CampaignFault['field'][]) =>
    preview.faults.filter(({ field }) => fields.includes(field)).map(({ message }) => message)
  return [
    {
      label: 'Title',
      faults: letter.title.trim() === '' ? ['There is no title yet.'] : of('title'),
      fine: letter.title,
    },
    {
      label: 'Subject',
      faults: letter.subject.trim() === '' ? ['There is no subject yet.'] : of('subject'),
      fine: `${figure(preview.subject.length)} characters`,
    },
    {
      label: 'Plain text',
      faults: letter.content.trim() === '' ? ['There is no content yet.'] : of('content'),
      fine: 'With its link to unsubscribe, and without promises that no tea may make',
    },
    {
      label: 'HTML',
      faults: of('htmlContent'),
      fine: `${kilobytes(preview.size)} kB of 100, with its link to unsubscribe`,
    },
    { label: 'Sender', faults: of('senderName', 'senderEmail', 'sending'), fine: preview.from },
    {
      label: 'Readers',
      faults: active === 0 ? [letter.topics || letter.confirmedSince ? nobodyMeant : nobody] : [],
      fine: active === null ? 'Whoever has confirmed when it is sent' : figure(active),
    },
  ]
}

/** What stands against sending it, in one list. */
export const faultsIn = (checks: readonly Check[] | undefined): string[] =>
  checks?.flatMap(({ faults }) => faults) ?? []
