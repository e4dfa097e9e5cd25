/** The tags by which the edge cache is emptied; a header carries ASCII without commas alone. */
export const tags = {
  /** Pages that show no stored content of their own. */
  pages: 'pages',
  /** Every page of the public site: its frame shows settings. */
  settings: 'settings',
  /** The list of posts, and every post. */
  community: 'community',
  post: (id: string) => `post:${encodeURIComponent(id)}`,
  herbs: 'herbs',
  recipes: 'recipes',
  recipe: (slug: string) => `recipe:${encodeURIComponent(slug)}`,
} as const
