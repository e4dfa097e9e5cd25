/**
 * Daily figures (UTC). Sign-ups are confirmed accounts. Likes count on the day they were given, until they are taken
 * back. A reader's views of a post count once a day. Remedies count on the day they were written.
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
