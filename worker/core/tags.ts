/** Tags for purging the edge cache; the header only allows ASCII without commas. */
export const tags = {
  /** Pages without stored content of their own. */
  pages: 'pages',
  /** Every page of the public site, because its layout shows settings. */
  settings: 'settings',
  /** Every list and every post of the community. */
  community: 'community',
  /** Every list of posts, and their counts. */
  posts: 'posts',
  post: (id: string) => `post:${encodeURIComponent(id)}`,
  herbs: 'herbs',
  recipes: 'recipes',
  recipe: (slug: string) => `recipe:${encodeURIComponent(slug)}`,
} as const
