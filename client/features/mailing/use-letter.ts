import type { Draft } from '#client/core/drafts.ts'
import { useStoredDraft } from '#client/ui/use-stored-draft.ts'
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

/** Under which name a browser keeps what is typed for a campaign. */
export const letterDraft = (id = 'new') => `campaign ${id}`

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

const readKept = ({ updatedAt, ...kept }: Draft) =>
  updatedAt === undefined
    ? undefined
    : { form: { ...emptyLetter, senderName: '', ...kept }, revision: Number(updatedAt) }

/** What stands in the form of a letter, and what it began with. */
export const useLetter = (campaign: Campaign | null, beginning: Letter) =>
  useStoredDraft<Letter, number>({
    name: letterDraft(campaign?.id),
    form: campaign ? letterOf(campaign) : beginning,
    revision: campaign?.updatedAt ?? 0,
    read: readKept,
    write: ({ form, revision }) => ({ ...form, updatedAt: String(revision) }),
    isSame: (one, other) => fields.every((field) => one[field] === other[field]),
    isOlder: (begunWith, stored) => begunWith < stored,
  })
