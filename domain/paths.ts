/** The address of every page. */
export const paths = {
  home: '/',
  remedies: '/remedies',
  recipe: (slug: string) => `/recipe/${encodeURIComponent(slug)}`,
} as const
