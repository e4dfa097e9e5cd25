/** In one place: each file that imports a page by itself lists all the files that come with it. */
export const loadRecipePage = () => import('./recipe.page.tsx')
