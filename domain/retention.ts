/** Days after which an unconfirmed address is deleted. */
export const unconfirmedDays = 30
/** Days for which administrators' actions, failed sign-ins and exceeded limits are kept. */
export const securityDays = 180
/** Months for which a generated blend is counted, after the month of its own. */
export const blendMonths = 2
/** Days for which events of the mail provider are remembered, so that a repeated event has no effect. */
export const mailEventDays = 30
/** Days after which an unused session ends. */
export const sessionDays = 30
/** Days after which a notification is deleted, read or unread. */
export const noteDays = 365
/** Days after which a read notification is deleted. */
export const readNoteDays = 90
/** Days after which a finished campaign keeps only its counts, not its recipients. */
export const deliveryDays = 365
/** Days after which a settled report is deleted. */
export const settledReportDays = 365
/** Days after the last message until a former member's closed ticket is deleted. */
export const formerTicketDays = 3 * 365
/** Days for which the bot's activities and batches, and searches without results, are kept. */
export const botDays = 180
/** Days for which an import of subscribers can be resumed. */
export const importDays = 90
/** Days for which daily counts and monthly spending are kept. */
export const countDays = 400
/** Days for which hourly error counts are kept. */
export const errorDays = 7
/** Days for which failed queue messages and jobs that no longer run are kept. */
export const jobDays = 30

/**
 * Hours for which an unanswered call to the mail provider is repeated, while the provider still recognises a
 * repetition.
 */
export const repeatHours = 23

type Kept = { table: string; what: string; period: string; why: string }

/** Personal data that we store, for how long and why. The privacy page shows this list, and a daily job enforces it. */
export const retention: readonly Kept[] = [
  {
    table: 'mailing_list_subscribers',
    what: 'E-mail address, name if given, where and when it was given and confirmed, when you were welcomed, whether mail to you fails, what you chose of the letters, and since when you agree that we note which you open; for addresses that an administrator brought in, where and when you agreed',
    period: `While you are subscribed; afterwards only as a note that you want no mail, without your name and what you chose. ${unconfirmedDays} days if you never confirm the address`,
    why: 'To send the mailing list to those who asked for it, and to nobody else',
  },
  {
    table: 'mail_suppressions',
    what: 'A keyed hash of an address to which mail failed for good, whose owner complained of our mail, or whose account was deleted',
    period: 'Until the owner of the address subscribes and confirms anew; after a complaint for good',
    why: 'To send no mailing there again, whoever brings the address in',
  },
  {
    table: 'campaign_deliveries',
    what: 'Which mailings went to you, whether they arrived, and, where you agreed to that, a random mark of the mail and when you first opened it',
    period: `${deliveryDays} days after the mailing has ended, or until it is deleted; once your subscription is deleted, nothing leads from it to you`,
    why: 'To send each mailing once, and to know what arrived',
  },
  {
    table: 'email_campaigns',
    what: 'Of administrators: which mailings they wrote',
    period: 'Until the mailing is deleted; without a name once the account is deleted',
    why: 'To know who has written to the list',
  },
  {
    table: 'campaign_batches',
    what: 'While a mailing goes out: the hundred addresses and first names that one call to the mail provider is for',
    period: `Until the provider has taken them, ${repeatHours} hours and a minute at the most; what is left of the call names nobody, and goes ${deliveryDays} days later`,
    why: 'To send nobody the same mail twice when a call fails',
  },
  {
    table: 'users',
    what: 'Account: e-mail address, a hash of your password, when you joined, until when you are a premium member, and whether and why it is suspended',
    period: `Until you delete your account. ${unconfirmedDays} days if you never confirm the address`,
    why: 'To let you sign in, and nobody else in your place',
  },
  {
    table: 'profiles',
    what: 'Profile: your name, and date of birth and location if you give them',
    period: 'Until you delete your account',
    why: 'To know whom we write to; nothing of it is public',
  },
  {
    table: 'safety_profiles',
    what: 'Your answers under For you, with when and to what you agreed, only if you chose to keep them in your account',
    period: 'Until you delete them or your account',
    why: 'To have them on all your devices',
  },
  {
    table: 'sessions',
    what: 'Sign-ins: a hash of the cookie, which browser it was, when it was last used',
    period: `Until you sign out, or until the night after ${sessionDays} days without use`,
    why: 'To keep you signed in, and to show you where you are',
  },
  {
    table: 'one_time_tokens',
    what: 'Links in mails that wait to be opened: a hash of each, and the address it went to',
    period:
      'Until the link is used, or until the night after it has ended; one by which you subscribed to the letters stays until then, to say so. None holds longer than seven days',
    why: 'To know that an address is yours',
  },
  {
    table: 'user_recipe_interactions',
    what: 'What you like and bookmark, and when',
    period: 'Until you delete your account; what you took back stays as a note that it is off',
    why: 'To show you your collection, and to tell you when something in it is withdrawn',
  },
  {
    table: 'recipe_ratings',
    what: 'Your ratings from 1 to 5; others see the average alone',
    period: 'Until you take them back or delete your account',
    why: 'To show what members think of a remedy',
  },
  {
    table: 'forum_posts',
    what: 'Your posts in the community, under your display name, and which reply you chose as the answer',
    period: 'Until you delete them or your account; a post that others answered keeps its place without text and name',
    why: 'To let members talk with each other; everybody can read them',
  },
  {
    table: 'forum_replies',
    what: 'Your replies in the community, under your display name, with the display names of those whom they mention',
    period: 'Until you delete them or your account; your display name stays in replies of others that mention it',
    why: 'To let members talk with each other; everybody can read them',
  },
  {
    table: 'forum_likes',
    what: 'Which posts you like, and since when; others see how many do',
    period: 'Until you take it back or delete your account',
    why: 'To count each member once',
  },
  {
    table: 'forum_follows',
    what: 'Which posts you follow, and since when; nobody else sees it',
    period: 'Until you unfollow the post, or until the post or your account is deleted',
    why: 'To tell you of replies',
  },
  {
    table: 'forum_views',
    what: 'A salted hash of your network address and browser, with the post that was opened',
    period: 'Until the night after; the day’s salt is deleted after about two days',
    why: 'To count a view a day once',
  },
  {
    table: 'forum_reports',
    what: 'What you reported, and why',
    period: `${settledReportDays} days after we settled it, or until the post is deleted; without your name once your account is deleted`,
    why: 'To look at what should not stand here',
  },
  {
    table: 'user_herb_cabinet',
    what: 'Your cabinet: which herbs you have, how much, where, since and until when, what you used up of it last, and what you noted',
    period: 'Until you remove the herb or delete your account',
    why: 'To show you what you have, and to tell you before it expires',
  },
  {
    table: 'blend_suggestions',
    what: 'Blends that were suggested to you from your cabinet, and which of them you deleted',
    period: 'The newest ten, and the fifty that you deleted last, until you delete your account',
    why: 'To let you brew one again, and not to suggest first what you did not want',
  },
  {
    table: 'blend_generations',
    what: 'That a blend was generated for you, and when; not what you asked for',
    period: `${blendMonths} months, or until you delete your account`,
    why: 'To count the free blends of a month',
  },
  {
    table: 'herbi_conversations',
    what: 'Your conversations with Herbi: when, and how the first question begins',
    period: 'Until you delete the conversation or your account',
    why: 'To let you read them again',
  },
  {
    table: 'herbi_messages',
    what: 'What you asked Herbi and what it answered',
    period: 'Until you delete the conversation or your account',
    why: 'To let you read them again',
  },
  {
    table: 'user_settings',
    what: 'How an administrator has set the Herbi bot',
    period: 'Until the administrator’s account is deleted',
    why: 'To run the bot as it was set',
  },
  {
    table: 'support_tickets',
    what: 'What you wrote to us, with subject, priority and how it stands',
    period: `While your account lasts. After it without your name, for ${formerTicketDays / 365} years after the last message of a closed ticket`,
    why: 'To answer you, and to know what went wrong before',
  },
  {
    table: 'support_replies',
    what: 'The conversation in your tickets',
    period: `While your account lasts. After it without your name, for ${formerTicketDays / 365} years after the last message of a closed ticket`,
    why: 'To answer you, and to know what went wrong before',
  },
  {
    table: 'support_notes',
    what: 'What administrators tell each other about a ticket, such as what has been tried',
    period: 'As long as the ticket, unless they delete it before; after your account without your name',
    why: 'To answer you well when more than one of us looks at it',
  },
  {
    table: 'user_notifications',
    what: 'Notes to you under the bell',
    period: `${readNoteDays} days if you have read them by then, and ${noteDays} days otherwise; all of them go with your account`,
    why: 'To tell you what concerns you',
  },
  {
    table: 'live_members',
    what: 'That a page of this site is open in your browser and waits for notes, and until when at the latest',
    period: 'Until you close the last such page; if we do not notice that, until you delete your account',
    why: 'To show you a new note at once',
  },
  {
    table: 'mail_outbox',
    what: 'E-mails that a machine without a way to send keeps for itself; nothing on this site',
    period: 'The newest 500',
    why: 'To try the site out',
  },
  {
    table: 'audit_log',
    what: 'What administrators did, and to what',
    period: `${securityDays} days`,
    why: 'To find out how something came about',
  },
  {
    table: 'security_events',
    what: 'Failed sign-ins, sign-ups with the address of an account, and limits that were reached, with a salted hash of the network address',
    period: `${securityDays} days; after about two days nothing leads from the hash back to anybody`,
    why: 'To notice attacks',
  },
  {
    table: 'rate_limits',
    what: 'A salted hash of your network address or e-mail address, with times',
    period:
      'Two days at most; the day’s salt is deleted after about as long, and then nothing leads from a hash back to anybody',
    why: 'To keep programs from filling in forms by the thousand, and from guessing passwords',
  },
]

/** Tables without personal data, and what ends their rows. None may grow without limit. */
export const impersonalTables: Readonly<Record<string, string>> = {
  admin_settings: 'One row for each setting',
  ai_spending: `${countDays} days`,
  ailment_counts: 'One row for each ailment',
  bot_activity: `${botDays} days`,
  bot_batches: `${botDays} days`,
  bot_days: `${botDays} days`,
  bot_lease: 'One row',
  canned_replies: 'Until an administrator deletes it; there is a maximum',
  catalogue_summary: 'One row',
  daily_figures: `${countDays} days`,
  daily_salts: 'Two days',
  dead_jobs: `${jobDays} days`,
  empty_searches: `${botDays} days`,
  error_hours: `${errorDays} days`,
  figure_days: `${countDays} days`,
  forum_categories: 'Until an administrator deletes it; there is a maximum',
  herb_fact_edits: 'One row for each fact of a herb',
  herb_rechecks: 'Until the recipes of the herb are checked',
  herbs: 'With the catalogue',
  ingredient_names: 'With the last recipe that has the ingredient',
  job_runs: `One row for each job; ${jobDays} days once it runs no longer`,
  mail_events: `${mailEventDays} days`,
  mailing_counts: 'One row for each status',
  policy_reports: `${securityDays} days`,
  purges: 'Until the purge is done',
  recipe_benefits: 'With the recipe',
  recipe_group_counts: 'One row for each reader group and ailment',
  recipe_groups: 'With the recipe',
  recipe_ingredients: 'With the recipe',
  recipe_instructions: 'With the recipe',
  recipe_slugs: 'Never: an address of a recipe is not given away again',
  recipe_tips: 'With the recipe',
  recipe_warnings: 'With the recipe',
  recipes: 'Until an administrator deletes it',
  restricted_plants: 'With the catalogue',
  safety_facts: 'One row',
  sending_pace: 'One row',
  site_totals: 'One row',
  subscriber_days: `${countDays} days`,
  subscriber_import_chunks: 'With the import',
  subscriber_imports: `${importDays} days`,
}
