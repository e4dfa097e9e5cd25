/**
 * Daily figures (UTC). Sign-ups are confirmed accounts. Likes count on the day they were given, until they are taken
 * back. Views are of posts, once a day for each reader. Remedies count on the day they were written.
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
