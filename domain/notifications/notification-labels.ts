import type { NotificationChannel, NotificationKind } from './notification-kinds.ts'

/** Events that members choose a channel for, as on their profile. */
export const kindLabels: Readonly<Record<NotificationKind, string>> = {
  timer: 'Your tea is ready',
  reply: 'A reply to your post, or to one that you follow',
  mention: 'Someone mentions you',
  ticket: 'News about your support tickets',
  herb_expiring: 'A herb in your cabinet expires soon',
  facts_stricter: 'The safety advice for one of your herbs gets stricter',
}

export const channelLabels: Readonly<Record<NotificationChannel, string>> = {
  bell: 'On the site',
  push: 'On the site and by push',
  mail: 'On the site and by email',
  none: 'Not at all',
}
