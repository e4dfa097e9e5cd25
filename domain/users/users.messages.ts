import { formatDate, utc } from '../format-date.ts'
import type { UserGroup, UserOrder, UserStatus } from './user-filters.ts'
import type { Status } from './users.types.ts'

export const userMessages = {
  notLoaded: 'Failed to load users',
  noDate: 'Choose a date',
  dateOutOfRange: 'Choose a date between today and ten years from now',
  noReason: 'Enter a reason',
  changedMeanwhile: 'Someone else has changed this account. Reload the page and try again.',
  ownAccount: 'You can’t suspend or demote the administrator’s account.',
  adminIsPremium: 'The administrator already has premium.',
  notPremium: 'This account doesn’t have premium.',
  alreadySuspended: 'This account is already suspended.',
} as const

export const groupLabels: Record<UserGroup, string> = {
  all: 'Everyone',
  member: 'Members, free plan',
  premium: 'Premium members',
  admin: 'Administrator',
}

export const statusFilterLabels: Record<UserStatus, string> = {
  all: 'Any status',
  active: 'Active',
  unconfirmed: 'Unconfirmed',
  suspended: 'Suspended',
}

export const orderLabels: Record<UserOrder, string> = {
  newest: 'Newest first',
  name: 'Name',
  email: 'Email address',
  'premium-end': 'Premium ends soonest',
}

export const statusMessages: Record<Status, string> = {
  active: 'Active',
  unconfirmed: 'Unconfirmed',
  suspended: 'Suspended',
}

type NotificationText = { title: string; message: string; type: 'success' | 'warning' | 'info' }

/** Creates the notification that the member has been given premium. `until` is milliseconds since the epoch. */
export const createPremiumGrantedNotification = (until: number): NotificationText => ({
  title: 'You are now a premium member',
  message: `You can use all tools and generate unlimited blends until the end of ${formatDate(until, utc)} (UTC).`,
  type: 'success',
})

export const premiumEndedNotification: NotificationText = {
  title: 'Your premium plan has ended',
  message: 'You now have a free account. Everything you saved is still there.',
  type: 'info',
}

export const signedOutNotification: NotificationText = {
  title: 'You were signed out everywhere',
  message: 'An administrator signed you out on all devices. If you don’t know why, set a new password.',
  type: 'warning',
}

export const formatSuspendedMessage = (reason: string | null): string =>
  reason === null
    ? 'This account is suspended. Use the contact page to write to us.'
    : `This account is suspended: ${endWithFullStop(reason)} Use the contact page to write to us.`

const endWithFullStop = (sentence: string) => (/[.!?…]$/.test(sentence) ? sentence : `${sentence}.`)
