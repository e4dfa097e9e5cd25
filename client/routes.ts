import type { ReactNode } from 'react'
import type { ActionFunction, LoaderFunction, LoaderFunctionArgs, RouteObject } from 'react-router'

import {
  carePattern,
  communityForBrowser,
  copyForBrowser,
  countsForBrowser,
  deletionForBrowser,
  factsForBrowser,
  favouritesForBrowser,
  ingredientsForBrowser,
  labelsForBrowser,
  notificationsForBrowser,
  plantsForBrowser,
  ratingsForBrowser,
  recipeFactsPattern,
  sessionForBrowser,
} from '#domain/paths.ts'

import { takenOver } from './core/take-over.ts'
import { PageSkeleton } from './layout/page-skeleton.tsx'
import { memberPages, publicPages, routeTable } from './routes.public.tsx'

type MemberModule = { Component: () => ReactNode; loader: LoaderFunction; action?: ActionFunction }

const memberModules: Record<(typeof memberPages)[number]['id'], () => Promise<MemberModule>> = {
  profile: () => import('./features/profile/profile.page.tsx'),
  'profile-edit': () => import('./features/profile/profile-edit.page.tsx'),
  members: () => import('./features/members/members.page.tsx'),
  cabinet: () => import('./features/cabinet/cabinet.page.tsx'),
  tickets: () => import('./features/support/tickets.page.tsx'),
  ticket: () => import('./features/support/ticket.page.tsx'),
  admin: () => import('./features/admin/admin.page.tsx'),
  'admin-inbox': () => import('./features/support/admin-inbox.page.tsx'),
  'admin-replies': () => import('./features/support/admin-replies.page.tsx'),
  'admin-ticket': () => import('./features/support/admin-ticket.page.tsx'),
  'admin-categories': () => import('./features/community/admin-categories.page.tsx'),
  'admin-moderation': () => import('./features/community/admin-moderation.page.tsx'),
}

/** What the browser knows beyond the pages that the worker draws. */
const browserPages: RouteObject[] = [
  ...memberPages.map(({ id, path }) => ({
    id,
    path,
    lazy: lateModule(memberModules[id]),
    HydrateFallback: PageSkeleton,
  })),
  { path: sessionForBrowser, lazy: () => import('./features/accounts/session.route.ts') },
  { path: ingredientsForBrowser, lazy: () => import('./features/recipes/ingredients.route.ts') },
  { path: deletionForBrowser, lazy: () => import('./features/recipes/deletion.route.ts') },
  { path: factsForBrowser, lazy: () => import('./features/safety/facts.route.ts') },
  { path: plantsForBrowser, lazy: () => import('./features/safety/plants.route.ts') },
  { path: copyForBrowser, lazy: () => import('./features/safety/copy.route.ts') },
  { path: recipeFactsPattern, lazy: () => import('./features/safety/facts.route.ts') },
  { path: labelsForBrowser, lazy: () => import('./features/labels/labels.route.ts') },
  { path: notificationsForBrowser, lazy: () => import('./features/notifications/notifications.route.ts') },
  { path: favouritesForBrowser, ...fetchedWithFirst(() => import('./features/favourites/favourites.route.ts')) },
  { path: ratingsForBrowser, ...fetchedWithFirst(() => import('./features/ratings/ratings.route.ts')) },
  { path: communityForBrowser, lazy: () => import('./features/community/community.route.ts') },
  { path: carePattern, lazy: () => import('./features/cabinet/care.route.ts') },
  { path: countsForBrowser, lazy: () => import('./features/ailments/counts.route.ts') },
]

export const browserRoutes = () => routeTable([...publicPages, ...browserPages])

/** What a loader gives before the application has taken over would be drawn where the worker has drawn a skeleton. */
function lateModule(load: () => Promise<MemberModule>) {
  return async (): Promise<MemberModule> => {
    const { loader, ...page } = await load()
    return { ...page, loader: (given, context) => takenOver.then(() => loader(given, context)) }
  }
}

type FetcherModule = Record<'loader' | 'action', (given: LoaderFunctionArgs) => unknown>

/** A route for fetchers that no other act concerns. Where its module cannot be fetched nothing happens, and the page stays. */
function fetchedWithFirst(load: () => Promise<FetcherModule>) {
  const part = (name: keyof FetcherModule) => (given: LoaderFunctionArgs) =>
    load().then(
      (module) => module[name](given),
      () => null,
    )
  return { loader: part('loader'), action: part('action'), shouldRevalidate: () => false }
}
