export const notificationKinds = ['timer', 'reply', 'mention', 'ticket', 'herb_expiring', 'facts_stricter'] as const

/** Kind of notification that members choose a channel for. Notifications without a kind always go to the bell. */
export type NotificationKind = (typeof notificationKinds)[number]

export const notificationChannels = ['bell', 'push', 'mail', 'none'] as const

/** Way to notify a member. What is pushed or mailed is also under the bell. */
export type NotificationChannel = (typeof notificationChannels)[number]

/** A channel for each kind. */
export type NotificationChoices = Readonly<Record<NotificationKind, NotificationChannel>>

/** Channels of a member who has chosen none. We have always mailed about our answer to a ticket. */
export const defaultChoices: NotificationChoices = {
  timer: 'none',
  reply: 'bell',
  mention: 'bell',
  ticket: 'mail',
  herb_expiring: 'bell',
  facts_stricter: 'bell',
}

/** Channels that send a notification elsewhere. Tickets have an email of their own, so none is sent about the bell. */
export const getSendingChannels = (kind: NotificationKind): readonly NotificationChannel[] =>
  kind === 'ticket' ? ['push'] : ['push', 'mail']

type StoredChoice = { kind: NotificationKind; channel: NotificationChannel }

export const completeChoices = (stored: readonly StoredChoice[]): NotificationChoices => ({
  ...defaultChoices,
  ...Object.fromEntries(stored.map(({ kind, channel }) => [kind, channel])),
})
