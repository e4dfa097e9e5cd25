import { useEditDraft } from '#client/ui/use-edit-draft.ts'
import { ailmentNames } from '#domain/ailments/ailment-names.ts'
import { toUtcDay, isDay } from '#domain/days.ts'
import { defaultSenderName } from '#domain/mailing/campaigns.rules.ts'
import type { Audience, Campaign } from '#domain/mailing/campaigns.types.ts'

/**
 * Fields of a campaign. Without `htmlContent`, the HTML is made from the plain text. `topics` has one name per line;
 * `confirmedSince` is a date. If both are empty, the audience is every subscriber.
 */
export type CampaignForm = {
  title: string
  subject: string
  content: string
  htmlContent: string
  senderName: string
  topics: string
  confirmedSince: string
}
export type ChangeForm = (changes: Partial<CampaignForm>) => void

const fields = ['title', 'subject', 'content', 'htmlContent', 'senderName', 'topics', 'confirmedSince'] as const
export const emptyCampaignForm: CampaignForm = {
  title: '',
  subject: '',
  content: '',
  htmlContent: '',
  senderName: defaultSenderName,
  topics: '',
  confirmedSince: '',
}

export const toCampaignForm = ({
  title,
  subject,
  content,
  htmlContent,
  senderName,
  audience,
}: Campaign): CampaignForm => ({
  title,
  subject,
  content,
  htmlContent: htmlContent ?? '',
  senderName,
  topics: (audience.topics ?? []).join('\n'),
  confirmedSince: audience.confirmedSince === null ? '' : toUtcDay(audience.confirmedSince),
})

/** True while the user is still typing the year. */
export const isPartialDate = (day: string): boolean => day !== '' && day < '1970'

/** Returns the audience of the campaign. A date starts at midnight UTC. */
export const toAudience = ({ topics, confirmedSince }: Pick<CampaignForm, 'topics' | 'confirmedSince'>): Audience => ({
  topics: topics === '' ? null : ailmentNames.filter((name) => topics.split('\n').includes(name)),
  confirmedSince: isDay(confirmedSince) ? Date.parse(confirmedSince) : null,
})

function readCampaign(value: unknown): CampaignForm | undefined {
  if (typeof value !== 'object' || value === null) return undefined
  const isCampaign = fields.every((field) => typeof Reflect.get(value, field) === 'string')
  return isCampaign ? (value as CampaignForm) : undefined
}

/** Form state of a campaign, based on its saved version. */
export const useCampaignForm = (campaign: Campaign | null, initialForm: CampaignForm) =>
  useEditDraft<CampaignForm>({
    name: `campaign ${campaign?.id ?? 'new'}`,
    form: campaign ? toCampaignForm(campaign) : initialForm,
    revision: String(campaign?.updatedAt ?? 0),
    read: readCampaign,
    isSame: (a, b) => fields.every((field) => a[field] === b[field]),
  })
