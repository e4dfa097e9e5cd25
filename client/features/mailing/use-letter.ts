import { useEditDraft } from '#client/ui/use-edit-draft.ts'
import { ailmentNames } from '#domain/ailments/ailment-names.ts'
import { dayAt, isDay } from '#domain/days.ts'
import { defaultSenderName } from '#domain/mailing/campaigns.rules.ts'
import type { Audience, Campaign } from '#domain/mailing/campaigns.types.ts'

/**
 * What is written of a campaign; no HTML means that it is made of the plain text. `topics` are names in lines, `confirmedSince` is a day:
 * empty ones mean every reader.
 */
export type Letter = {
  title: string
  subject: string
  content: string
  htmlContent: string
  senderName: string
  topics: string
  confirmedSince: string
}
export type ChangeLetter = (part: Partial<Letter>) => void

const fields = ['title', 'subject', 'content', 'htmlContent', 'senderName', 'topics', 'confirmedSince'] as const
export const emptyLetter: Letter = {
  title: '',
  subject: '',
  content: '',
  htmlContent: '',
  senderName: defaultSenderName,
  topics: '',
  confirmedSince: '',
}

export const letterOf = ({ title, subject, content, htmlContent, senderName, audience }: Campaign): Letter => ({
  title,
  subject,
  content,
  htmlContent: htmlContent ?? '',
  senderName,
  topics: (audience.topics ?? []).join('\n'),
  confirmedSince: audience.confirmedSince === null ? '' : dayAt(audience.confirmedSince),
})

/** Whether a day is being typed: a year without all of its digits lies long ago. */
export const isHalfTyped = (day: string): boolean => day !== '' && day < '1970'

/** For which readers the letter is; a day begins in Greenwich. */
export const audienceOf = ({ topics, confirmedSince }: Pick<Letter, 'topics' | 'confirmedSince'>): Audience => ({
  topics: topics === '' ? null : ailmentNames.filter((name) => topics.split('\n').includes(name)),
  confirmedSince: isDay(confirmedSince) ? Date.parse(confirmedSince) : null,
})

function readLetter(stored: unknown): Letter | undefined {
  if (typeof stored !== 'object' || stored === null) return undefined
  const isLetter = fields.every((field) => typeof Reflect.get(stored, field) === 'string')
  return isLetter ? (stored as Letter) : undefined
}

/** Form of a letter, over what is saved of it. */
export const useLetter = (campaign: Campaign | null, beginning: Letter) =>
  useEditDraft<Letter>({
    name: `campaign ${campaign?.id ?? 'new'}`,
    form: campaign ? letterOf(campaign) : beginning,
    revision: String(campaign?.updatedAt ?? 0),
    read: readLetter,
    isSame: (one, other) => fields.every((field) => one[field] === other[field]),
  })
