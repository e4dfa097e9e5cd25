/** All importers use this function, because each file with a dynamic import lists all the chunks of the module. */
export const loadRecipePage = () => import('./recipe.page.tsx')
