import type { AilmentName } from '#domain/ailments/ailment-names.ts'

/**
 * Who of the readers a campaign is for: those who chose one of the topics or chose none, and who confirmed since then, in milliseconds
 * since the epoch. Null is no condition.
 */
export type Audience = { topics: AilmentName[] | null; confirmedSince: number | null }

export const campaignStatuses = ['draft', 'sending', 'sent', 'failed'] as const
/** Where a campaign stands; one that is paused or stopped is still `sending`, one that was cancelled ends as `failed`. */
export type CampaignStatus = (typeof campaignStatuses)[number]

/** Why a campaign stands still: somebody paused it, or the provider takes no more by its quota, from this sender, or of this content. */
export type StopReason = 'paused' | 'quota' | 'sender' | 'content'

/** `fixed`: it is settled who gets it and what, and it may have been sent. `unknown`: whether it was sent cannot be found out. */
export type BatchStatus = 'pending' | 'fixed' | 'done' | 'returned' | 'unknown' | 'cancelled'

/** `skipped`: whoever it is meant for had unsubscribed or paused the letters when its batch was fixed. `failed`: the provider refused it for good. */
export type DeliveryStatus = 'pending' | 'accepted' | 'bounced' | 'skipped' | 'failed' | 'unknown' | 'cancelled'

/** How many deliveries of a campaign there are of each kind; `delivered` is what was accepted and did not bounce. */
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

/** A campaign in the history; times are milliseconds since the epoch. */
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
  /** When a draft is to be sent by itself, and why it was not, the last time that it should have been. */
  scheduledFor: number | null
  scheduleProblem: string | null
  counts: DeliveryCounts
}

/** The part of a campaign that changes while it is sent. */
export type CampaignProgress = Pick<CampaignSummary, 'id' | 'status' | 'stopReason' | 'scheduledFor' | 'counts'>

/** Batches of which nobody knows whether they were sent: whoever administrates looks at the provider’s and says. */
export type UnknownBatch = { number: number; size: number; fixedAt: number | null; error: string | null }

/** Up to a hundred mails that the provider refused for good, by subscriber. */
export type FailedDelivery = { subscriberId: string; email: string | null; error: string | null }

/** A campaign with all that is written in it. */
export type Campaign = CampaignSummary & {
  content: string
  htmlContent: string | null
  senderName: string
  senderEmail: string
  updatedAt: number
  unknownBatches: UnknownBatch[]
  failedDeliveries: FailedDelivery[]
}

/** What stands against sending, or is worth a thought; `field` is where it stands. */
export type CampaignProblem = {
  level: 'error' | 'warning'
  field: 'title' | 'subject' | 'content' | 'htmlContent' | 'senderName' | 'senderEmail' | 'sending'
  message: string
}

/** How a campaign looks in a mail program, with stand-ins for its variables; `size` is bytes of the HTML. */
export type CampaignPreview = {
  subject: string
  from: string
  html: string
  text: string
  size: number
  problems: CampaignProblem[]
}

/** How campaigns leave here. */
export type SendingSettings = { mailsPerSecond: number; canSend: boolean; senderEmail: string }

/** A variable of a mail: words, or what stands for it in the HTML and in the plain text. */
export type VariableValue = string | { html: string; text: string }

/** The variables that are the same for everyone who gets the campaign. */
export type CampaignFacts = Readonly<Record<string, VariableValue>>
