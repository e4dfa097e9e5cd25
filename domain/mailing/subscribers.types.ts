/** Where people subscribe by themselves. */
export const ownSources = ['recipe_page', 'footer', 'profile'] as const
export type OwnSource = (typeof ownSources)[number]

/** Where a subscriber came from. */
export const sources = [...ownSources, 'import'] as const
export type Source = (typeof sources)[number]

/** How a subscriber stands; campaigns go to the active alone. */
export const statuses = ['active', 'unconfirmed', 'unsubscribed', 'suppressed'] as const
export type Status = (typeof statuses)[number]

/** Why an address gets no mailing whatever is brought in: mail to it failed for good, its owner complained, or deleted the account. */
export const suppressionReasons = ['bounced', 'complained', 'deleted'] as const
export type SuppressionReason = (typeof suppressionReasons)[number]

/** Times are milliseconds since the epoch; `consent*` are what an administrator stated with an import. */
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

/** `next`: the place after which the list goes on, null at its end. `isCut`: more were found than are looked at. */
export type SubscriberPage = { subscribers: Subscriber[]; next: number | null; isCut: boolean }

/** The four counts of the overview, and how subscribers stand. */
export type MailingCounts = {
  total: number
  active: number
  /** Of the active, those whom no letter reaches because they have paused them. */
  paused: number
  campaigns: number
  last30Days: number
  byStatus: Record<Status, number>
}

/** How the member at hand stands: `waiting` for the yes to the mail with the link. */
export type OwnStatus = 'none' | 'waiting' | 'subscribed'

/** `preferences`: the page on which they choose what the letters bring, null where none come. */
export type OwnLetters = { status: OwnStatus; preferences: string | null }

/** What became of a part of a file: how many came in, and which rows did not, by their numbers. */
export type ImportedChunk = { number: number; accepted: number; refused: [row: number, reason: string][] }

/** An import that was begun, with the parts that are stored already. */
export type StartedImport = { id: string; done: ImportedChunk[] }
