import { groupDigits } from '../figures.ts'
import type { CampaignSummary, StopReason } from './campaigns.types.ts'

export const peopleLabel = (count: number): string => `${groupDigits(count)} ${count === 1 ? 'person' : 'people'}`

/** Campaign messages. The specification defines their wording. */
export const campaignMessages = {
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

/** Reason why a campaign stopped, and how to resume it. */
export const stopReasonMessages: Readonly<Record<StopReason, string>> = {
  paused: 'Paused. No emails are sent until you resume.',
  quota:
    'You have used up the email provider’s quota. Resume when the quota is renewed or raised. Nobody will get an email twice.',
  sender:
    'The email provider is rejecting this sender. Check the API key, the domain and the provider’s address, then resume.',
  content:
    'The email provider refused these emails. Check the log for the reason. Fix the problem and resume, or cancel.',
}

type Status = Pick<CampaignSummary, 'status' | 'stopReason' | 'cancelledAt' | 'scheduledFor'>

export function formatStatus({ status, stopReason, cancelledAt, scheduledFor }: Status): string {
  if (scheduledFor !== null) return 'Scheduled'
  if (cancelledAt !== null) return status === 'sending' ? 'Cancelling' : 'Cancelled'
  if (status === 'sending' && stopReason !== null) return stopReason === 'paused' ? 'Paused' : 'Stopped'
  return { draft: 'Draft', sending: 'Sending', sent: 'Sent', failed: 'Failed' }[status]
}

/** Labels for counts that only some campaigns have. */
export const countLabels = {
  bounced: 'bounced',
  skipped: 'unsubscribed or paused before sending',
  failed: 'refused by the provider',
  unknown: 'may not have been sent',
  cancelled: 'cancelled',
} as const
