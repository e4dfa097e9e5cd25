import { data, type RouteObject } from 'react-router'

import { herbPattern, paths, recipePattern } from '#domain/paths.ts'

import { siteContext } from './core/site.ts'
import { DocumentFrame, FailedDocument } from './layout/document-frame.tsx'
import { PageError } from './layout/page-error.tsx'

/** The pages that the worker draws; each module is `<id>.page.tsx` in its feature's folder. */
export const publicPages = [
  { id: 'landing', path: paths.home, lazy: () => import('./features/landing/landing.page.tsx') },
  { id: 'remedies', path: paths.remedies, lazy: () => import('./features/recipes/remedies.page.tsx') },
  { id: 'herbs', path: paths.herbs, lazy: () => import('./features/herbs/herbs.page.tsx') },
  { id: 'herb', path: herbPattern, lazy: () => import('./features/herbs/herb.page.tsx') },
  { id: 'recipe', path: recipePattern, lazy: () => import('./features/recipes/recipe.page.tsx') },
  { id: 'not-found', path: '*', loader: refuseAddress, element: null },
] satisfies RouteObject[]

/** The document around every page; the inner route keeps header and footer when a page fails. */
export function routeTable(pages: RouteObject[]): RouteObject[] {
  return [
    {
      id: 'document',
      Component: DocumentFrame,
      ErrorBoundary: FailedDocument,
      loader: ({ context }) => context.get(siteContext),
      shouldRevalidate: () => false,
      children: [{ id: 'page', ErrorBoundary: PageError, children: pages }],
    },
  ]
}

function refuseAddress(): never {
  throw data({ code: 'not_found', message: 'Oops! Page not found' }, { status: 404 })
}
