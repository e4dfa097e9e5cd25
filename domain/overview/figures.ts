/**
 * What is counted for each day (UTC). Sign-ups are confirmed accounts; likes are counted on the day they were given, while they
 * stand; views are those of posts, once a day and reader; remedies stand under the day they were written.
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
