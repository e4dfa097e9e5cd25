/** The tags by which the edge cache is emptied; a header carries ASCII without commas alone. */
export const tags = {
  /** Pages that show no stored content of their own. */
  pages: 'pages',
  /** Every page of the public site: its frame shows settings. */
  settings: 'settings',
  /** Everything of the community: every list and every post. */
  community: 'community',
  /** Every list of posts, and what counts them. */
  posts: 'posts',
  post: (id: string) => `post:${encodeURIComponent(id)}`,
  herbs: 'herbs',
  recipes: 'recipes',
  recipe: (slug: string) => `recipe:${encodeURIComponent(slug)}`,
} as const
