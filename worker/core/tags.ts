/** Tags for purging the edge cache. They must be ASCII without commas. */
export const tags = {
  /** Pages without stored content. */
  pages: 'pages',
  /** Every public page, because the layout shows settings. */
  settings: 'settings',
  /** Every community page. */
  community: 'community',
  /** Every list of posts and every post count. */
  posts: 'posts',
  /** Every post, because a post may show recipes that members share. */
  sharedRecipes: 'shared-recipes',
  post: (id: string) => `post:${encodeURIComponent(id)}`,
  herbs: 'herbs',
  recipes: 'recipes',
  recipe: (slug: string) => `recipe:${encodeURIComponent(slug)}`,
} as const
