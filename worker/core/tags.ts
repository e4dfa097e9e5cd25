/** The tags by which the edge cache is emptied; a header carries ASCII without commas alone. */
export const tags = {
  recipes: 'recipes',
  recipe: (slug: string) => `recipe:${encodeURIComponent(slug)}`,
} as const
