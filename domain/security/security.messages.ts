import type { EventKind, SecurityView } from './security-filters.ts'

/** Describes each action of the audit log. A test checks that none of the worker's actions is missing. */
const actionWords: Record<string, string> = {
  'account.premium': 'Granted premium',
  'account.premium.end': 'Ended premium',
  'account.reset-link': 'Sent a link for a new password',
  'account.restore': 'Restored an account',
  'account.sessions.end': 'Signed an account out everywhere',
  'account.suspend': 'Suspended an account',
  'bot.generate': 'Asked the Herbi bot for recipes',
  'bot.settings': 'Changed how the Herbi bot runs',
  'campaign.batch': 'Said what became of a part of a campaign',
  'campaign.cancel': 'Cancelled a campaign',
  'campaign.create': 'Wrote a campaign',
  'campaign.delete': 'Deleted a campaign',
  'campaign.edit': 'Changed a campaign',
  'campaign.pace': 'Changed how fast campaigns are sent',
  'campaign.pause': 'Paused a campaign',
  'campaign.resume': 'Resumed a campaign',
  'campaign.retry': 'Had failed mails of a campaign tried again',
  'campaign.schedule': 'Had a campaign sent at a time',
  'campaign.send': 'Sent a campaign',
  'campaign.test': 'Sent a campaign to themselves as a test',
  'campaign.unschedule': 'Took back when a campaign was to be sent',
  'canned-reply.create': 'Wrote a canned reply',
  'canned-reply.delete': 'Deleted a canned reply',
  'canned-reply.edit': 'Changed a canned reply',
  'category.activity': 'Showed or hid a forum category',
  'category.create': 'Created a forum category',
  'category.delete': 'Deleted a forum category',
  'category.edit': 'Changed a forum category',
  'category.order': 'Put forum categories in another order',
  'herb.edit-facts': 'Changed the facts of a herb',
  'post.moderate': 'Moderated a post',
  'recipe.confirm': 'Approved a recipe that waited',
  'recipe.create': 'Wrote a recipe',
  'recipe.delete': 'Deleted a recipe',
  'recipe.edit': 'Changed a recipe',
  'recipe.publish': 'Published a recipe',
  'recipe.unpublish': 'Took a recipe from view',
  'reply.moderate': 'Moderated a reply',
  'report.settle': 'Settled a report',
  'setting.banner': 'Changed a banner',
  'setting.content': 'Changed what is free and which tools are for premium members',
  'subscriber.export': 'Exported the subscribers',
  'subscriber.import': 'Brought subscribers in',
  'subscriber.unsubscribe': 'Unsubscribed somebody',
  'ticket.note.delete': 'Deleted a note about a ticket',
  'ticket.reply': 'Answered a ticket',
  'ticket.status': 'Changed how a ticket stands',
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
  'known-sign-up': 'Sign-up with a known address',
  limit: 'Too many tries',
}

/** Describes each rate limit. A test checks that none of the worker's limits is missing. */
const limitWords: Record<string, string> = {
  'address-mail': 'mails about an account that exists',
  answer: 'answers chosen in the community',
  'ask-herbi': 'questions to Herbi',
  'blend-proposal': 'proposals of blends',
  'campaign-test': 'tests of campaigns',
  'confirmation-mail': 'mails to confirm an address',
  'display-name': 'changes of a display name',
  edit: 'changes of posts and replies',
  'generate-blend': 'blends asked for',
  'keep-blend': 'blends kept',
  'move-mail': 'mails to change an address',
  'policy-report': 'reports of a browser',
  proof: 'passwords asked for again',
  'proof-failure': 'wrong passwords of somebody signed in',
  report: 'reports of posts and replies',
  'reset-mail': 'mails to set a new password',
  'sign-in': 'sign-ins',
  'sign-in-failure': 'wrong passwords for one account',
  'sign-up': 'sign-ups',
  subscribe: 'subscriptions to the mailing list',
  'suggest-blend': 'suggestions for the cabinet',
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
  exported: 'The audit log is saved as a file',
  exportFailed: (reason: string) => `Failed to export the audit log: ${reason}`,
} as const
