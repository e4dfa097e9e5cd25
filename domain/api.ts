/** Where each feature's routes are mounted. */
export const api = {
  account: '/api/account',
  ailments: '/api/ailments',
  collection: '/api/collection',
  favourites: '/api/favourites',
  herbs: '/api/herbs',
  ingredients: '/api/ingredients',
  mailing: '/api/mailing',
  me: '/api/me',
  news: '/api/news',
  notifications: '/api/notifications',
  profile: '/api/profile',
  ratings: '/api/ratings',
  recipes: '/api/recipes',
  safety: '/api/safety',
  session: '/api/session',
  settings: '/api/settings',
} as const
