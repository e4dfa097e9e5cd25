/**
 * Daily figures (UTC). Sign-ups are confirmed accounts. A like counts on its day until it is withdrawn. A reader's
 * views of a post count once a day. A remedy counts on the day it was written.
 */
export const figures = [
  'sign_ups',
  'post_views',
  'recipe_likes',
  'post_likes',
  'empty_searches',
  'mail_sent',
  'bot_published',
  'bot_waiting',
  'bot_refused',
  'remedies',
  'ratings',
] as const
export type Figure = (typeof figures)[number]
