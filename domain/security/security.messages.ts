import type { EventKind, SecurityView } from './security-filters.ts'

/** Describes each action in the audit log. A test checks that no action is missing. */
const actionLabels: Record<string, string> = {
  'account.premium': 'Granted premium',
  'account.premium.end': 'Ended premium',
  'account.reset-link': 'Sent a password reset link',
  'account.restore': 'Lifted a suspension',
  'account.sessions.end': 'Signed an account out on all devices',
  'account.suspend': 'Suspended an account',
  'bot.generate': 'Asked Herbi Bot for recipes',
  'bot.settings': 'Changed the Herbi Bot settings',
  'campaign.batch': 'Resolved an unconfirmed batch of emails',
  'campaign.cancel': 'Cancelled a campaign',
  'campaign.create': 'Created a campaign',
  'campaign.delete': 'Deleted a campaign',
  'campaign.edit': 'Edited a campaign',
  'campaign.pace': 'Changed the sending speed',
  'campaign.pause': 'Paused a campaign',
  'campaign.resume': 'Resumed a campaign',
  'campaign.retry': 'Retried a campaign’s failed emails',
  'campaign.schedule': 'Scheduled a campaign',
  'campaign.send': 'Sent a campaign',
  'campaign.test': 'Sent a campaign test email',
  'campaign.unschedule': 'Cancelled a campaign schedule',
  'canned-reply.create': 'Created a canned reply',
  'canned-reply.delete': 'Deleted a canned reply',
  'canned-reply.edit': 'Edited a canned reply',
  'category.activity': 'Showed or hid a forum category',
  'category.create': 'Created a forum category',
  'category.delete': 'Deleted a forum category',
  'category.edit': 'Edited a forum category',
  'category.order': 'Reordered forum categories',
  'herb.edit-facts': 'Edited herb facts',
  'post.moderate': 'Moderated a post',
  'recipe.confirm': 'Approved a recipe',
  'recipe.create': 'Created a recipe',
  'recipe.delete': 'Deleted a recipe',
  'recipe.edit': 'Edited a recipe',
  'recipe.publish': 'Published a recipe',
  'recipe.unpublish': 'Unpublished a recipe',
  'reply.moderate': 'Moderated a reply',
  'report.settle': 'Resolved a report',
  'setting.banner': 'Changed a banner',
  'setting.content': 'Changed the content settings',
  'subscriber.export': 'Exported subscribers',
  'subscriber.import': 'Imported subscribers',
  'subscriber.unsubscribe': 'Unsubscribed someone from the newsletter',
  'ticket.note.delete': 'Deleted a ticket note',
  'ticket.reply': 'Replied to a ticket',
  'ticket.status': 'Changed a ticket’s status',
}

/** Describes an action, or returns its id if there is no description. */
export const formatAction = (action: string): string => actionLabels[action] ?? action

export const isKnownAction = (action: string): boolean => Object.hasOwn(actionLabels, action)

export const subjectLabels: Record<string, string> = {
  account: 'Account',
  bot: 'Herbi Bot',
  campaign: 'Campaign',
  'canned-reply': 'Canned reply',
  category: 'Forum category',
  herb: 'Herb',
  import: 'Subscriber import',
  mailing: 'Mailing list',
  post: 'Post',
  recipe: 'Recipe',
  reply: 'Reply',
  report: 'Report',
  setting: 'Setting',
  subscriber: 'Subscriber',
  ticket: 'Ticket',
}

export const formatSubject = (kind: string): string => subjectLabels[kind] ?? kind

export const eventMessages: Record<EventKind, string> = {
  'failed-sign-in': 'Failed sign-in',
  'known-sign-up': 'Sign-up with an existing address',
  limit: 'Too many attempts',
}

/** Describes each rate limit. A test checks that no limit is missing. */
const limitLabels: Record<string, string> = {
  'address-mail': 'emails about an existing account',
  answer: 'answers chosen in the community',
  'ask-herbi': 'questions to Herbi',
  'blend-proposal': 'blend proposals',
  'calendar-feed': 'new calendar feeds',
  'campaign-test': 'campaign test emails',
  'confirmation-mail': 'confirmation emails',
  'display-name': 'display name changes',
  edit: 'post and reply edits',
  'generate-blend': 'generated blends',
  'keep-blend': 'saved blends',
  'move-mail': 'address change emails',
  'own-brew': 'saved brews',
  'own-recipe': 'saved own recipes',
  'passkey-challenge': 'requests for a passkey',
  'pharmacist-link': 'links for a pharmacist',
  'policy-report': 'browser reports',
  program: 'requests of programs',
  'rate-answer': 'votes on Herbi’s answers',
  reauthentication: 'password confirmations',
  'reauthentication-failure': 'wrong passwords while signed in',
  report: 'post and reply reports',
  'reset-mail': 'password reset emails',
  'sign-in': 'sign-ins',
  'sign-in-failure': 'wrong passwords for one account',
  'sign-up': 'sign-ups',
  subscribe: 'mailing list sign-ups',
  'suggest-blend': 'cabinet suggestions',
  ticket: 'tickets',
  'ticket-reply': 'replies to tickets',
}

/** Describes a rate limit, or returns its id if there is no description. */
const formatLimit = (limit: string): string => limitLabels[limit] ?? limit.replaceAll('-', ' ')

export const formatDetail = (kind: string, detail: string): string =>
  kind === 'limit' ? formatLimit(detail) : detail.replaceAll('-', ' ')

export const isKnownLimit = (limit: string): boolean => Object.hasOwn(limitLabels, limit)

/** Describes a kind of event, or returns its id if there is no description. */
export const formatEvent = (kind: string): string =>
  Object.entries(eventMessages).find(([known]) => known === kind)?.[1] ?? kind

export const viewLabels: Record<SecurityView, string> = {
  audit: 'Audit log',
  attempts: 'Sign-ins and limits',
  sessions: 'Sessions',
  reports: 'Content reports',
}

export const securityMessages = {
  notLoaded: 'Failed to load the security log',
  exported: 'Audit log downloaded',
  exportFailed: (reason: string) => `Failed to export the audit log: ${reason}`,
} as const
