/** Where each feature's routes are mounted. */
export const api = {
  ailments: '/api/ailments',
  herbs: '/api/herbs',
  ingredients: '/api/ingredients',
  mailing: '/api/mailing',
  news: '/api/news',
  recipes: '/api/recipes',
  safety: '/api/safety',
  settings: '/api/settings',
} as const
