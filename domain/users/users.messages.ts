import { formatDate, utc } from '../format-date.ts'
import type { UserGroup, UserOrder, UserStatus } from './user-filters.ts'
import type { Status } from './users.types.ts'

export const userWords = {
  notLoaded: 'Failed to load users',
  noDay: 'Please choose a day',
  dayOutOfReach: 'Please choose a day from today to ten years from now',
  noReason: 'Please say why',
  meanwhile: 'Somebody else has changed this account meanwhile. Please look again.',
  ownAccount: 'The administrator’s own account can be neither suspended nor demoted.',
  adminIsPremium: 'The administrator counts as a premium member already.',
  notPremium: 'This account is not premium.',
  suspendedAlready: 'This account is suspended already.',
} as const

export const groupWords: Record<UserGroup, string> = {
  all: 'Everybody',
  member: 'Members, free plan',
  premium: 'Premium members',
  admin: 'Administrator',
}

export const statusFilterWords: Record<UserStatus, string> = {
  all: 'Any status',
  active: 'Active',
  unconfirmed: 'Unconfirmed',
  suspended: 'Suspended',
}

export const orderWords: Record<UserOrder, string> = {
  newest: 'Newest first',
  name: 'Name',
  email: 'E-mail address',
  'premium-end': 'Premium ends soonest',
}

export const statusMessages: Record<Status, string> = {
  active: 'Active',
  unconfirmed: 'Unconfirmed',
  suspended: 'Suspended',
}

type Note = { title: string; message: string; type: 'success' | 'warning' | 'info' }

/** Notification about granted premium. `until` is milliseconds since the epoch. */
export const premiumGrantedNote = (until: number): Note => ({
  title: 'You are a premium member',
  message: `All tools are yours, and blends without limit, until the end of ${formatDate(until, utc)} (UTC).`,
  type: 'success',
})

/** Notification after premium was withdrawn or has expired. */
export const premiumEndedNote: Note = {
  title: 'Your premium plan has ended',
  message: 'Your account goes on as a free one, with everything that you have kept.',
  type: 'info',
}

/** Notification after an administrator ended all sessions. */
export const signedOutNote: Note = {
  title: 'You were signed out everywhere',
  message: 'An administrator ended all sign-ins of your account. If you do not know why, set a new password.',
  type: 'warning',
}

/** Message for signing in to a suspended account. */
export const suspendedWords = (reason: string | null): string =>
  reason === null
    ? 'This account is suspended. Please write to us by way of the contact page.'
    : `This account is suspended: ${withStop(reason)} Please write to us by way of the contact page.`

const withStop = (sentence: string) => (/[.!?…]$/.test(sentence) ? sentence : `${sentence}.`)
