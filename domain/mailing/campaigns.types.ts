import type { AilmentName } from '#domain/ailments/ailment-names.ts'

/**
 * Audience of a campaign: subscribers who chose one of the topics or no topics, and who confirmed after
 * `confirmedSince` (milliseconds since the epoch). null means no condition.
 */
export type Audience = { topics: AilmentName[] | null; confirmedSince: number | null }

export const campaignStatuses = ['draft', 'sending', 'sent', 'failed'] as const
/** A paused or stopped campaign is still `sending`. A cancelled campaign ends as `failed`. */
export type CampaignStatus = (typeof campaignStatuses)[number]

/**
 * Reason why a campaign stopped: an administrator paused it, or the provider refuses emails because of the quota, the
 * sender or the content.
 */
export type StopReason = 'paused' | 'quota' | 'sender' | 'content'

/**
 * `fixed`: recipients and content are final, and the batch may have been sent. `unknown`: nobody can tell whether it
 * was sent.
 */
export type BatchStatus = 'pending' | 'fixed' | 'done' | 'returned' | 'unknown' | 'cancelled'

/**
 * `skipped`: the recipient had unsubscribed or paused when the batch was frozen. `failed`: the provider refused the
 * email permanently.
 */
export type DeliveryStatus = 'pending' | 'accepted' | 'bounced' | 'skipped' | 'failed' | 'unknown' | 'cancelled'

/** Numbers of deliveries by status. `delivered` counts accepted emails that didn't bounce. */
export type DeliveryCounts = {
  recipients: number
  delivered: number
  bounced: number
  skipped: number
  failed: number
  unknown: number
  cancelled: number
  opened: number
}

/** Campaign in the history. Times are milliseconds since the epoch. */
export type CampaignSummary = {
  id: string
  title: string
  subject: string
  status: CampaignStatus
  createdAt: number
  startedAt: number | null
  sentAt: number | null
  stopReason: StopReason | null
  cancelledAt: number | null
  audience: Audience
  /** Time at which a draft is sent automatically, and the reason why the last scheduled attempt failed. */
  scheduledFor: number | null
  scheduleProblem: string | null
  counts: DeliveryCounts
}

export type CampaignProgress = Pick<CampaignSummary, 'id' | 'status' | 'stopReason' | 'scheduledFor' | 'counts'>

/** Batch that may or may not have been sent. An administrator checks with the provider and enters the result. */
export type UnknownBatch = { number: number; size: number; fixedAt: number | null; error: string | null }

/** Email that the provider refused permanently. A campaign lists at most a hundred. */
export type FailedDelivery = { subscriberId: string; email: string | null; error: string | null }

export type Campaign = CampaignSummary & {
  content: string
  htmlContent: string | null
  senderName: string
  senderEmail: string
  updatedAt: number
  unknownBatches: UnknownBatch[]
  failedDeliveries: FailedDelivery[]
}

/** Error that prevents sending, or a warning, with the field concerned. */
export type CampaignProblem = {
  level: 'error' | 'warning'
  field: 'title' | 'subject' | 'content' | 'htmlContent' | 'senderName' | 'senderEmail' | 'sending'
  message: string
}

/** Campaign rendered with sample values. `size` is bytes of HTML. */
export type CampaignPreview = {
  subject: string
  from: string
  html: string
  text: string
  size: number
  problems: CampaignProblem[]
}

export type SendingSettings = { mailsPerSecond: number; canSend: boolean; senderEmail: string }

/** Value of a variable: one text for both formats, or separate HTML and plain text. */
export type VariableValue = string | { html: string; text: string }

export type CampaignFacts = Readonly<Record<string, VariableValue>>
