import type { CampaignSummary, StopReason } from './campaigns.types.ts'

/** Messages with the fixed wording of the specification. */
export const campaignWords = {
  noCampaigns: 'No campaigns yet. Create your first campaign!',
  notSaved: 'Failed to save campaign',
  notCreated: 'Failed to create campaign',
  notSent: (message: string) => `Failed to send campaign: ${message}`,
  notLoaded: 'Failed to load campaigns',
  notDeleted: 'Failed to delete campaign',
  recipesNotFetched: 'Failed to fetch recipes',
  noRecipeChosen: 'Please select at least one recipe',
  incomplete: 'Please fill in all required fields',
} as const

/** Reason for the stop of a campaign, and how to resume. */
export const stopWords: Readonly<Record<StopReason, string>> = {
  paused: 'Paused. Nothing goes out until you resume it.',
  quota: 'The mail provider’s quota is used up. Resume once it is renewed or raised; nobody gets a mail twice.',
  sender:
    'The mail provider does not take mail from this sender. Check the key, the domain and the provider’s address, then resume.',
  content:
    'The mail provider did not accept the mails as they are. The log names its reason; cancel, or resume once it is mended.',
}

type Status = Pick<CampaignSummary, 'status' | 'stopReason' | 'cancelledAt' | 'scheduledFor'>

/** Returns the status label of a campaign. */
export function statusOf({ status, stopReason, cancelledAt, scheduledFor }: Status): string {
  if (scheduledFor !== null) return 'Scheduled'
  if (cancelledAt !== null) return status === 'sending' ? 'Cancelling' : 'Cancelled'
  if (status === 'sending' && stopReason !== null) return stopReason === 'paused' ? 'Paused' : 'Stopped'
  return { draft: 'Draft', sending: 'Sending', sent: 'Sent', failed: 'Failed' }[status]
}

/** Labels of the counts that only some campaigns have. */
export const countWords = {
  bounced: 'came back',
  skipped: 'had unsubscribed or paused before their turn',
  failed: 'refused by the provider',
  unknown: 'not known whether they went out',
  cancelled: 'cancelled',
} as const
