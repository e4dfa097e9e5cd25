import { type ActionFunction, data, type RouteObject } from 'react-router'

import { programPaths } from '#domain/link-paths.ts'
import {
  formPaths,
  herbPattern,
  paths,
  postPattern,
  recipePattern,
  recipeBasePath,
  sharedRecipePattern,
  substitutesPattern,
} from '#domain/paths.ts'

import { applicationPages } from './routes.public.tsx'

/** Style sheets in `styles/documents` of which a document has one, after `every.css`. */
export type DocumentSheet = 'landing' | 'remedies' | 'herbs' | 'herb' | 'recipe' | 'community' | 'text'

/**
 * Pages that are documents: the worker renders them, and the browser only wakes their islands. Each module is
 * `<id>.page.tsx` in its feature's folder. `sheet` names the style sheet in `styles/documents` that the page needs
 * apart from `every.css`.
 */
export const documentPages = [
  { id: 'landing', sheet: 'landing', path: paths.home, lazy: () => import('./features/landing/landing.page.tsx') },
  {
    id: 'remedies',
    sheet: 'remedies',
    path: paths.remedies,
    lazy: () => import('./features/recipes/remedies.page.tsx'),
  },
  {
    id: 'categories',
    sheet: 'remedies',
    path: paths.categories,
    lazy: () => import('./features/ailments/categories.page.tsx'),
  },
  { id: 'herbs', sheet: 'herbs', path: paths.herbs, lazy: () => import('./features/herbs/herbs.page.tsx') },
  { id: 'herb', sheet: 'herb', path: herbPattern, lazy: () => import('./features/herbs/herb.page.tsx') },
  { id: 'recipe', sheet: 'recipe', path: recipePattern, lazy: () => import('./features/recipes/recipe.page.tsx') },
  {
    id: 'shared-recipe',
    sheet: 'recipe',
    path: sharedRecipePattern,
    lazy: () => import('./features/own-recipes/shared-recipe.page.tsx'),
  },
  {
    id: 'substitutes',
    sheet: 'text',
    path: substitutesPattern,
    lazy: () => import('./features/recipes/substitutes.page.tsx'),
  },
  {
    id: 'community',
    sheet: 'community',
    path: paths.community,
    lazy: () => import('./features/community/community.page.tsx'),
  },
  { id: 'post', sheet: 'community', path: postPattern, lazy: () => import('./features/community/post.page.tsx') },
  {
    id: 'how-we-check',
    sheet: 'text',
    path: paths.howWeCheck,
    lazy: () => import('./features/static/how-we-check.page.tsx'),
  },
  { id: 'about', sheet: 'text', path: paths.about, lazy: () => import('./features/static/about.page.tsx') },
  { id: 'contact', sheet: 'text', path: paths.contact, lazy: () => import('./features/static/contact.page.tsx') },
  { id: 'help', sheet: 'text', path: paths.help, lazy: () => import('./features/static/help.page.tsx') },
  {
    id: 'developers',
    sheet: 'text',
    path: programPaths.developers,
    lazy: () => import('./features/static/developers.page.tsx'),
  },
  { id: 'privacy', sheet: 'text', path: paths.privacy, lazy: () => import('./features/static/privacy.page.tsx') },
  { id: 'terms', sheet: 'text', path: paths.terms, lazy: () => import('./features/static/terms.page.tsx') },
  {
    id: 'mailing-list',
    sheet: 'text',
    path: paths.mailingList,
    lazy: () => import('./features/mailing/mailing-list.page.tsx'),
  },
  { id: 'sign-in', sheet: 'text', path: paths.signInPage, lazy: () => import('./features/accounts/sign-in.page.tsx') },
  formTarget('favourite-form', formPaths.favourite, () => import('./features/favourites/favourite-form.action.ts')),
  formTarget('rating-form', formPaths.rating, () => import('./features/ratings/rating-form.action.ts')),
  formTarget('like-form', formPaths.like, () => import('./features/community/like-form.action.ts')),
  formTarget('sign-out-form', formPaths.signOut, () => import('./features/accounts/sign-out-form.action.ts')),
  {
    id: 'no-recipe',
    sheet: 'text',
    path: recipeBasePath,
    loader: () => refuseAddress('Recipe ID not provided'),
    element: null,
  },
  { id: 'not-found', sheet: 'text', path: '*', loader: refuseUnknown, element: null },
] satisfies (RouteObject & { sheet: DocumentSheet })[]

export const publicPages = [...documentPages, ...applicationPages]

/** Route that accepts a form and has no page. */
function formTarget<Id extends string>(id: Id, path: string, lazy: () => Promise<{ action: ActionFunction }>) {
  return { id, sheet: 'text' as const, path, lazy, loader: refuseUnknown, element: null }
}

function refuseUnknown(): never {
  return refuseAddress('Oops! Page not found')
}

function refuseAddress(message: string): never {
  throw data({ code: 'not_found', message }, { status: 404 })
}
