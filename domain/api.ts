/** Where each feature's routes are mounted. */
export const api = {
  recipes: '/api/recipes',
} as const
