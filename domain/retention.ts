import {
  blendMonths,
  deliveryDays,
  endedLinkDays,
  formerTicketDays,
  notificationDays,
  readNotificationDays,
  repeatHours,
  securityDays,
  sessionDays,
  settledReportDays,
  unconfirmedDays,
} from './retention-periods.ts'

export * from './retention-periods.ts'

type RetentionEntry = { table: string; data: string; period: string; purpose: string }

/** Personal data that we store. The privacy page shows this list, and a daily job enforces the periods. */
export const retention: readonly RetentionEntry[] = [
  {
    table: 'mailing_list_subscribers',
    data: 'Email address, name if given, where and when you gave and confirmed it, when we sent you the welcome email, whether emails to you fail, your preferences, and when you agreed to let us record which emails you open. For imported addresses: where and when you agreed',
    period: `While you are subscribed. Afterwards, only a record that you do not want emails, without your name or preferences. ${unconfirmedDays} days if you never confirm the address`,
    purpose: 'To send newsletters only to people who asked for them',
  },
  {
    table: 'mail_suppressions',
    data: 'A keyed hash of an address if emails to it failed permanently, its owner reported our emails as spam, or the account was deleted',
    period: 'Until the owner of the address subscribes and confirms again. Permanently after a spam report',
    purpose: 'To stop newsletters to that address, even if someone adds it again',
  },
  {
    table: 'campaign_deliveries',
    data: 'Which newsletters we sent you, whether they arrived and, if you agreed, a random code for each and when you first opened it',
    period: `${deliveryDays} days after the newsletter was sent, or until it is deleted. Once your subscription is deleted, nothing links them to you`,
    purpose: 'To send each newsletter only once, and to know which ones arrived',
  },
  {
    table: 'email_campaigns',
    data: 'For administrators: which newsletters they wrote',
    period: 'Until the newsletter is deleted. Without a name once the account is deleted',
    purpose: 'To know which administrator wrote each newsletter',
  },
  {
    table: 'campaign_batches',
    data: 'While a newsletter is being sent: up to a hundred addresses and first names for each request to the mail provider',
    period: `Until the provider accepts them: at most ${repeatHours} hours and one minute. Nothing else in the record identifies anyone. We delete it ${deliveryDays} days later`,
    purpose: 'To avoid sending the same email twice if a request fails',
  },
  {
    table: 'users',
    data: 'Account: email address, a hash of your password, when you joined, when your premium plan ends, and whether and why the account is suspended',
    period: `Until you delete your account. ${unconfirmedDays} days if you never confirm the address`,
    purpose: 'So that only you can sign in',
  },
  {
    table: 'profiles',
    data: 'Profile: your name, and date of birth and location if you give them',
    period: 'Until you delete your account',
    purpose: 'To know who we write to. None of it is public',
  },
  {
    table: 'safety_profiles',
    data: 'Your answers in “For you”, with what you agreed to and when. Only if you chose to save them in your account',
    period: 'Until you delete them or your account',
    purpose: 'To let you use them on all your devices',
  },
  {
    table: 'pharmacist_links',
    data: 'Links that you create for a pharmacist or doctor: a hash of each, what it shows, and when it ends. Anyone with a link can see what you chose, until it ends',
    period: `${endedLinkDays} days after the link ends, or until you delete your account`,
    purpose: 'To show a pharmacist or doctor what you drink, and to let you end a link early',
  },
  {
    table: 'calendar_feeds',
    data: 'Your calendar feed, if you create one: a hash of its address, and the days, times and recipes of the cups in your plans. Anyone with the address can see the cups',
    period: 'Until you delete the feed or your account',
    purpose: 'To show your cups in your calendar',
  },
  {
    table: 'sessions',
    data: 'Sign-ins: a hash of the cookie, the browser, and when it was last used',
    period: `Until you sign out, or until the night after ${sessionDays} days without use`,
    purpose: 'To keep you signed in, and to show you where you are signed in',
  },
  {
    table: 'passkeys',
    data: 'Your passkeys, if you add any: the public key and number of each, its name, whether it is synchronised, when you added it and when you last used it. The secret part stays on your device',
    period: 'Until you remove the passkey or delete your account',
    purpose: 'To let you sign in without a password, and to show you your passkeys',
  },
  {
    table: 'passkey_challenges',
    data: 'A hash of the random number that your device signs when you use or add a passkey',
    period: 'Until you use it, or until the night after five minutes',
    purpose: 'To accept each use of a passkey only once',
  },
  {
    table: 'one_time_tokens',
    data: 'Unopened links in emails: a hash of each, and the address we sent it to',
    period:
      'Until you use the link, or until the night after it expires. A link that confirmed a subscription stays until then, to tell you so. No link is valid for longer than seven days',
    purpose: 'To know that an address is yours',
  },
  {
    table: 'user_recipe_interactions',
    data: 'What you like and bookmark, and when',
    period: 'Until you delete your account. What you remove stays on record as removed',
    purpose: 'To show you your collection, and to tell you when something in it is withdrawn',
  },
  {
    table: 'recipe_ratings',
    data: 'Your ratings from 1 to 5. Others only see the average',
    period: 'Until you remove them or delete your account',
    purpose: 'To show what members think of a remedy',
  },
  {
    table: 'forum_posts',
    data: 'Your posts in the community, under your display name, and which reply you chose as the answer',
    period:
      'Until you delete them or your account. A post with replies keeps its place, without its text and your name',
    purpose: 'So that members can talk to each other. Everyone can read the posts',
  },
  {
    table: 'forum_replies',
    data: 'Your replies in the community, under your display name, with the display names of the people they mention',
    period: 'Until you delete them or your account. Your display name stays in other people’s replies that mention it',
    purpose: 'So that members can talk to each other. Everyone can read the replies',
  },
  {
    table: 'forum_likes',
    data: 'Which posts you like, and when you liked them. Others only see the number of likes',
    period: 'Until you remove the like or delete your account',
    purpose: 'To count each member once',
  },
  {
    table: 'forum_follows',
    data: 'Which posts you follow, and when you began. Nobody else sees this',
    period: 'Until you unfollow the post, or until the post or your account is deleted',
    purpose: 'To tell you about replies',
  },
  {
    table: 'forum_views',
    data: 'A hash (a scrambled value) of your network address and browser, with the post you opened',
    period: 'Until the following night. We delete the random key behind the hash after about two days',
    purpose: 'To count each reader once a day',
  },
  {
    table: 'forum_reports',
    data: 'What you reported, and why',
    period: `${settledReportDays} days after we settled it, or until the post is deleted. Without your name once your account is deleted`,
    purpose: 'To check posts that may break the rules',
  },
  {
    table: 'user_herb_cabinet',
    data: 'Your cabinet: which herbs you have, how much, where you keep them, their dates, what you last used up, and your notes',
    period: 'Until you remove the herb or delete your account',
    purpose: 'To show you what you have, and to tell you before it expires',
  },
  {
    table: 'own_recipes',
    data: 'The recipes you write, with your notes and tags, and the link of a recipe that you share. Anyone with the link can see the recipe, but not your notes and tags',
    period: 'Until you delete them or your account',
    purpose:
      'To keep them for you, to check them for you while you read them, and to show them to those you share them with',
  },
  {
    table: 'recipe_offers',
    data: 'Which of your recipes you offered to everybody, when, and why we declined it',
    period: 'Until you delete the recipe or your account. A published recipe is withdrawn then',
    purpose: 'To review your recipe, to name you as its author, and to tell you what we decided',
  },
  {
    table: 'own_recipe_versions',
    data: 'Earlier versions of your recipes',
    period: 'The last twenty of each recipe, until you delete it or your account',
    purpose: 'To let you go back to an earlier version',
  },
  {
    table: 'own_recipe_brews',
    data: 'The days on which you made a recipe of yours, with your stars and notes. Nobody else sees them',
    period: 'Until you delete them, the recipe or your account',
    purpose: 'To show you when you last made a recipe and how you liked it',
  },
  {
    table: 'blend_suggestions',
    data: 'Blends suggested to you from your cabinet, and which of them you deleted',
    period: 'The newest ten and the last fifty that you deleted, until you delete your account',
    purpose: 'To let you brew a blend again, and to suggest new blends before earlier ones',
  },
  {
    table: 'blend_generations',
    data: 'The fact that we generated a blend for you, and when. We do not keep what you asked for',
    period: `${blendMonths} months, or until you delete your account`,
    purpose: 'To count your free blends each month',
  },
  {
    table: 'herbi_conversations',
    data: 'Your conversations with Herbi: the time, and the beginning of the first question',
    period: 'Until you delete the conversation or your account',
    purpose: 'To let you read them again',
  },
  {
    table: 'herbi_messages',
    data: 'What you asked Herbi and what it answered',
    period: 'Until you delete the conversation or your account',
    purpose: 'To let you read them again',
  },
  {
    table: 'user_settings',
    data: 'The Herbi Bot settings that an administrator chose',
    period: 'Until the administrator’s account is deleted',
    purpose: 'To run the bot with these settings',
  },
  {
    table: 'support_tickets',
    data: 'What you wrote to us, with subject, priority and status',
    period: `While you have an account. Afterwards without your name, for ${formerTicketDays / 365} years after the last message of a closed ticket`,
    purpose: 'To answer you, and to know what went wrong before',
  },
  {
    table: 'support_replies',
    data: 'The messages in your support tickets',
    period: `While you have an account. Afterwards without your name, for ${formerTicketDays / 365} years after the last message of a closed ticket`,
    purpose: 'To answer you, and to know what went wrong before',
  },
  {
    table: 'support_notes',
    data: 'Notes between administrators about a ticket, such as what we have tried',
    period:
      'As long as we keep the ticket, unless an administrator deletes them sooner. We remove the name of an administrator whose account is deleted',
    purpose: 'To answer you well when several of us handle a ticket',
  },
  {
    table: 'user_notifications',
    data: 'Your notifications',
    period: `${readNotificationDays} days if you have read them by then, otherwise ${notificationDays} days. All are deleted with your account`,
    purpose: 'To keep you informed',
  },
  {
    table: 'notification_choices',
    data: 'How you want to be notified of what',
    period: 'Until you delete your account',
    purpose: 'To notify you in the way that you chose, or not at all',
  },
  {
    table: 'push_subscriptions',
    data: 'For each browser that you let show notifications: its address at the browser maker’s push service, its keys, and when it last got one',
    period: `Until you remove it, sign out there or the browser refuses notifications. A sign-in ends after ${sessionDays} days without use`,
    purpose: 'To send notifications to the browsers that you chose',
  },
  {
    table: 'brew_timers',
    data: 'When your tea is ready, and the page of its recipe, if you want to be notified of it',
    period: 'Until your tea is ready, or you stop the timer or delete your account',
    purpose: 'To tell you when your tea is ready',
  },
  {
    table: 'live_members',
    data: 'That a page of this site is open in your browser to receive notifications, and for how long at most',
    period: 'Until you close your last open page. If we cannot tell that you have, until you delete your account',
    purpose: 'To show you new notifications at once',
  },
  {
    table: 'mail_outbox',
    data: 'Emails on a test computer that cannot send them. Not used on this site',
    period: 'The newest 500',
    purpose: 'To try the site out',
  },
  {
    table: 'audit_log',
    data: 'What administrators did, and what they changed',
    period: `${securityDays} days`,
    purpose: 'To find out how a change happened',
  },
  {
    table: 'security_events',
    data: 'Failed sign-ins, attempts to sign up with an address that already has an account, and attempts that went over a limit, with a hash of the network address',
    period: `${securityDays} days. After about two days nobody can trace the hash back to a person`,
    purpose: 'To detect attacks',
  },
  {
    table: 'rate_limits',
    data: 'A hash of your network address or email address, with the times of your attempts',
    period:
      'Two days at most. We delete the random key behind the hashes after about the same time. Then nobody can trace a hash back to a person',
    purpose: 'To stop programs from submitting forms thousands of times and guessing passwords',
  },
]
