import type { Campaign } from './campaigns.types.ts'

export const noCounts = {
  recipients: 0,
  delivered: 0,
  bounced: 0,
  skipped: 0,
  failed: 0,
  unknown: 0,
  cancelled: 0,
  opened: 0,
}

/** Draft of a campaign. */
export const draftCampaign: Campaign = {
  id: 'c1',
  title: 'Hasty',
  subject: 'Hasty words',
  content: 'Hello',
  htmlContent: null,
  senderName: 'Herbs',
  senderEmail: 'news@herbs.test',
  status: 'draft',
  createdAt: 1,
  updatedAt: 1,
  startedAt: null,
  sentAt: null,
  stopReason: null,
  cancelledAt: null,
  audience: { topics: null, confirmedSince: null },
  scheduledFor: null,
  scheduleProblem: null,
  counts: noCounts,
  unknownBatches: [],
  failedDeliveries: [],
}
