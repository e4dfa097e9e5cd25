import type { Order, Source, Status } from './subscribers.types.ts'

export const countsLoadError = 'Failed to load the overview'
export const subscribersLoadError = 'Failed to load subscribers'
export const unsubscribeError = 'Failed to unsubscribe user'
export const noSubscribers = 'No subscribers yet.'
export const exportError = 'Failed to export subscribers'
export const importError = 'Failed to import subscribers'

export const statusLabels: Record<Status, string> = {
  active: 'Active',
  unconfirmed: 'Unconfirmed',
  unsubscribed: 'Unsubscribed',
  suppressed: 'Suppressed',
}

export const sourceLabels: Record<Source, string> = {
  recipe_page: 'Recipe page',
  footer: 'Footer',
  profile: 'Profile',
  import: 'Import',
}

export const orderLabels: Record<Order, string> = {
  newest: 'Newest first',
  oldest: 'Oldest first',
  email: 'Email, A to Z',
}

export const suppressionReasonLabels = {
  bounced: 'emails to this address failed',
  complained: 'reported our email as spam',
} as const
