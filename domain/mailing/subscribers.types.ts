/** Places where people subscribe themselves. */
export const ownSources = ['recipe_page', 'footer', 'profile'] as const
export type OwnSource = (typeof ownSources)[number]

export const sources = [...ownSources, 'import'] as const
export type Source = (typeof sources)[number]

/** Subscriber statuses. Campaigns only go to `active` subscribers. */
export const statuses = ['active', 'unconfirmed', 'unsubscribed', 'suppressed'] as const
export type Status = (typeof statuses)[number]

/** Reasons why no import can add an address: a permanent failure, a complaint by the owner, or a deleted account. */
export const suppressionReasons = ['bounced', 'complained', 'deleted'] as const
export type SuppressionReason = (typeof suppressionReasons)[number]

/** Times are milliseconds since the epoch. `consent*` fields are an administrator's statements in an import. */
export type Subscriber = {
  id: string
  email: string
  firstName: string | null
  lastName: string | null
  subscriptionDate: number
  status: Status
  source: string
  consentSource: string | null
  consentAt: number | null
  suppressedFor: 'bounced' | 'complained' | null
}

export const orders = ['newest', 'oldest', 'email'] as const
export type Order = (typeof orders)[number]
export type SubscriberFilters = { search: string; status: Status | 'all'; source: Source | 'all'; order: Order }

/**
 * Page of subscribers. `next` is the cursor for the next page; null at the end. `isCut` is true when more subscribers
 * match than were read.
 */
export type SubscriberPage = { subscribers: Subscriber[]; next: number | null; isCut: boolean }

/** Overview counts, and subscribers by status. */
export type MailingCounts = {
  total: number
  active: number
  /** Active subscribers with paused emails. */
  paused: number
  campaigns: number
  last30Days: number
  byStatus: Record<Status, number>
}

/** Signed-in member's subscription. `waiting`: the address isn't confirmed yet. */
export type OwnStatus = 'none' | 'waiting' | 'subscribed'

/** `preferences` is the URL of the preferences page; null without a subscription. */
export type OwnSubscription = { status: OwnStatus; preferences: string | null }

/** Result of importing a chunk: the number of accepted rows, and the refused rows with reasons. */
export type ImportedChunk = { number: number; accepted: number; refused: [row: number, reason: string][] }

export type StartedImport = { id: string; done: ImportedChunk[] }
