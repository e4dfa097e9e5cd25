/** Where each feature's routes are mounted. */
export const api = {
  herbs: '/api/herbs',
  recipes: '/api/recipes',
} as const
