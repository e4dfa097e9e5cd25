/** Where each feature's routes are mounted. */
export const api = {
  ailments: '/api/ailments',
  herbs: '/api/herbs',
  ingredients: '/api/ingredients',
  mailing: '/api/mailing',
  recipes: '/api/recipes',
  settings: '/api/settings',
} as const
