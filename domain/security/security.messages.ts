import type { EventKind, SecurityView } from './security-filters.ts'

/** Describes each action of the audit log. A test checks that none of the worker's actions is missing. */
const actionWords: Record<string, string> = {
  'account.premium': 'Granted premium',
  'account.premium.end': 'Ended premium',
  'account.reset-link': 'Sent a password reset link',
  'account.restore': 'Restored an account',
  'account.sessions.end': 'Signed an account out everywhere',
  'account.suspend': 'Suspended an account',
  'bot.generate': 'Asked the Herbi bot for recipes',
  'bot.settings': 'Changed the Herbi bot settings',
  'campaign.batch': 'Resolved a batch of a campaign',
  'campaign.cancel': 'Cancelled a campaign',
  'campaign.create': 'Created a campaign',
  'campaign.delete': 'Deleted a campaign',
  'campaign.edit': 'Changed a campaign',
  'campaign.pace': 'Changed the sending rate of campaigns',
  'campaign.pause': 'Paused a campaign',
  'campaign.resume': 'Resumed a campaign',
  'campaign.retry': 'Retried failed emails of a campaign',
  'campaign.schedule': 'Scheduled a campaign',
  'campaign.send': 'Sent a campaign',
  'campaign.test': 'Sent a test email of a campaign',
  'campaign.unschedule': 'Unscheduled a campaign',
  'canned-reply.create': 'Created a canned reply',
  'canned-reply.delete': 'Deleted a canned reply',
  'canned-reply.edit': 'Changed a canned reply',
  'category.activity': 'Showed or hid a forum category',
  'category.create': 'Created a forum category',
  'category.delete': 'Deleted a forum category',
  'category.edit': 'Changed a forum category',
  'category.order': 'Reordered forum categories',
  'herb.edit-facts': 'Changed the facts of a herb',
  'post.moderate': 'Moderated a post',
  'recipe.confirm': 'Approved a recipe',
  'recipe.create': 'Created a recipe',
  'recipe.delete': 'Deleted a recipe',
  'recipe.edit': 'Changed a recipe',
  'recipe.publish': 'Published a recipe',
  'recipe.unpublish': 'Unpublished a recipe',
  'reply.moderate': 'Moderated a reply',
  'report.settle': 'Settled a report',
  'setting.banner': 'Changed a banner',
  'setting.content': 'Changed the content settings',
  'subscriber.export': 'Exported the subscribers',
  'subscriber.import': 'Imported subscribers',
  'subscriber.unsubscribe': 'Unsubscribed a subscriber',
  'ticket.note.delete': 'Deleted a note about a ticket',
  'ticket.reply': 'Answered a ticket',
  'ticket.status': 'Changed the status of a ticket',
}

/** Returns the action's own name if it has no words. */
export const actionInWords = (action: string): string => actionWords[action] ?? action

export const isKnownAction = (action: string): boolean => Object.hasOwn(actionWords, action)

/** Labels of the subjects in the audit log. */
export const subjectWords: Record<string, string> = {
  account: 'Account',
  bot: 'Herbi bot',
  campaign: 'Campaign',
  'canned-reply': 'Canned reply',
  category: 'Forum category',
  herb: 'Herb',
  import: 'Import of subscribers',
  mailing: 'Mailing list',
  post: 'Post',
  recipe: 'Recipe',
  reply: 'Reply',
  report: 'Report',
  setting: 'Setting',
  subscriber: 'Subscriber',
  ticket: 'Ticket',
}

export const subjectInWords = (kind: string): string => subjectWords[kind] ?? kind

export const eventWords: Record<EventKind, string> = {
  'failed-sign-in': 'Wrong password',
  'known-sign-up': 'Sign-up with an existing address',
  limit: 'Too many attempts',
}

/** Describes each rate limit. A test checks that none of the worker's limits is missing. */
const limitWords: Record<string, string> = {
  'address-mail': 'emails about an existing account',
  answer: 'answers chosen in the community',
  'ask-herbi': 'questions to Herbi',
  'blend-proposal': 'blend proposals',
  'campaign-test': 'test emails of campaigns',
  'confirmation-mail': 'confirmation emails',
  'display-name': 'display name changes',
  edit: 'edits of posts and replies',
  'generate-blend': 'generated blends',
  'keep-blend': 'saved blends',
  'move-mail': 'emails to change an address',
  'policy-report': 'browser reports',
  reauthentication: 'password confirmations',
  'reauthentication-failure': 'wrong passwords while signed in',
  report: 'reports of posts and replies',
  'reset-mail': 'password reset emails',
  'sign-in': 'sign-ins',
  'sign-in-failure': 'wrong passwords for one account',
  'sign-up': 'sign-ups',
  subscribe: 'subscriptions to the mailing list',
  'suggest-blend': 'cabinet suggestions',
  ticket: 'tickets',
  'ticket-reply': 'replies to tickets',
}

/** Returns the limit's own name if it has no words. */
const limitInWords = (limit: string): string => limitWords[limit] ?? limit.replaceAll('-', ' ')

/** Describes the detail of an event. */
export const detailInWords = (kind: string, detail: string): string =>
  kind === 'limit' ? limitInWords(detail) : detail.replaceAll('-', ' ')

export const isKnownLimit = (limit: string): boolean => Object.hasOwn(limitWords, limit)

/** Returns the kind's own name if it has no words. */
export const eventInWords = (kind: string): string =>
  Object.entries(eventWords).find(([known]) => known === kind)?.[1] ?? kind

export const viewWords: Record<SecurityView, string> = {
  audit: 'Audit log',
  attempts: 'Sign-ins and limits',
  sessions: 'Sessions',
  reports: 'Content reports',
}

export const securityWords = {
  notLoaded: 'Failed to load the security log',
  exported: 'Audit log downloaded',
  exportFailed: (reason: string) => `Failed to export the audit log: ${reason}`,
} as const
