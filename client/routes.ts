import type { LoaderFunctionArgs, RouteObject } from 'react-router'

import {
  blendsForBrowser,
  communityForBrowser,
  conversationsForBrowser,
  copyForBrowser,
  countsForBrowser,
  deletionForBrowser,
  factsForBrowser,
  favouritesForBrowser,
  herbiForBrowser,
  ingredientsForBrowser,
  labelsForBrowser,
  notificationsForBrowser,
  plantsForBrowser,
  ratingsForBrowser,
  recipeFactsPattern,
  sessionForBrowser,
  wholeRecipePattern,
} from '#domain/paths.ts'

import { hydrated } from './core/hydrate.ts'
import { PageSkeleton } from './layout/page-skeleton.tsx'
import type { MemberModule } from './member-modules.ts'
import { memberPages, publicPages, routeTable } from './routes.public.tsx'

type MemberPage = (typeof memberPages)[number]

/** The members' page modules are named in a separate file, so that public pages do not load the list. */
const loadMemberPage = async (page: MemberPage) => (await import('./member-modules.ts')).memberModule(page)

/** Routes for the tools. Public pages don't load them, for the same reason. */
const loadToolRoutes = async () => (await import('./member-modules.ts')).toolRoutes

/** Routes that exist only in the browser. */
const browserPages: RouteObject[] = [
  ...memberPages.map((page) => ({
    id: page.id,
    path: page.path,
    lazy: lazyRoute(() => loadMemberPage(page)),
    HydrateFallback: PageSkeleton,
  })),
  { path: sessionForBrowser, lazy: () => import('./features/accounts/session.route.ts') },
  { path: ingredientsForBrowser, lazy: () => import('./features/recipes/ingredients.route.ts') },
  { path: deletionForBrowser, lazy: () => import('./features/recipes/deletion.route.ts') },
  { path: factsForBrowser, ...readOnlyRoute(() => import('./features/safety/facts.route.ts')) },
  { path: plantsForBrowser, ...readOnlyRoute(() => import('./features/safety/plants.route.ts')) },
  { path: copyForBrowser, lazy: () => import('./features/safety/copy.route.ts') },
  { path: recipeFactsPattern, ...readOnlyRoute(() => import('./features/safety/facts.route.ts')) },
  { path: wholeRecipePattern, ...readOnlyRoute(() => import('./features/recipes/whole-recipe.route.ts')) },
  { path: labelsForBrowser, lazy: () => loadToolRoutes().then(({ labels }) => labels()) },
  { path: notificationsForBrowser, lazy: () => import('./features/notifications/notifications.route.ts') },
  { path: favouritesForBrowser, ...readWriteRoute(() => import('./features/favourites/favourites.route.ts')) },
  { path: ratingsForBrowser, ...readWriteRoute(() => import('./features/ratings/ratings.route.ts')) },
  { path: blendsForBrowser, lazy: () => loadToolRoutes().then(({ blends }) => blends()) },
  { path: communityForBrowser, lazy: () => import('./features/community/community.route.ts') },
  { path: herbiForBrowser, ...readWriteRoute(() => loadToolRoutes().then(({ herbi }) => herbi())) },
  { path: conversationsForBrowser, lazy: () => loadToolRoutes().then(({ conversations }) => conversations()) },
  { path: countsForBrowser, lazy: () => import('./features/ailments/counts.route.ts') },
]

export const browserRoutes = () => routeTable([...publicPages, ...browserPages])

/** Delays the loader until hydration: its data would otherwise appear where the worker has rendered a skeleton. */
function lazyRoute(load: () => Promise<MemberModule>) {
  return async (): Promise<MemberModule> => {
    const { loader, ...page } = await load()
    return { ...page, loader: (args, context) => hydrated.then(() => loader(args, context)) }
  }
}

type Handler = (args: LoaderFunctionArgs) => unknown

/**
 * Creates a route that fetchers read and that doesn't reload after actions. If its module can't be loaded, it returns
 * null and the page doesn't change.
 */
function readOnlyRoute(load: () => Promise<{ loader: Handler }>) {
  return { loader: nullOnFailure(() => load().then(({ loader }) => loader)), shouldRevalidate: () => false }
}

/** Like `readOnlyRoute`, for a route that fetchers also write to. */
function readWriteRoute(load: () => Promise<{ loader: Handler; action: Handler }>) {
  return { ...readOnlyRoute(load), action: nullOnFailure(() => load().then(({ action }) => action)) }
}

function nullOnFailure(answer: () => Promise<Handler>): Handler {
  return (args) =>
    answer().then(
      (handler) => handler(args),
      () => null,
    )
}
