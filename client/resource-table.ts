import {
  blendsForBrowser,
  communityForBrowser,
  conversationsForBrowser,
  copyForBrowser,
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
  subscriptionForBrowser,
  ticketsForBrowser,
  wholeRecipePattern,
} from '#domain/paths.ts'

import type { ResourceEntry } from './core/resources.ts'

/** Public pages don't load the names of the tools' modules. */
const loadToolResources = async () => (await import('./member-modules.ts')).toolResources

/** Data that parts of a page load and change on their own, each by a path that exists only in the browser. */
export const resourceTable: readonly ResourceEntry[] = [
  { path: sessionForBrowser, load: () => import('./features/accounts/session.resource.ts') },
  { path: ticketsForBrowser, load: () => import('./features/support/tickets.resource.ts') },
  { path: subscriptionForBrowser, load: () => import('./features/mailing/subscribe.action.ts') },
  { path: ingredientsForBrowser, load: () => import('./features/recipes/ingredients.resource.ts') },
  { path: deletionForBrowser, load: () => import('./features/recipes/deletion.resource.ts') },
  { path: factsForBrowser, load: () => import('./features/safety/facts.resource.ts') },
  { path: plantsForBrowser, load: () => import('./features/safety/plants.resource.ts') },
  { path: copyForBrowser, load: () => import('./features/safety/account-copy.resource.ts') },
  { path: recipeFactsPattern, load: () => import('./features/safety/facts.resource.ts') },
  { path: wholeRecipePattern, load: () => import('./features/recipes/whole-recipe.resource.ts') },
  { path: labelsForBrowser, load: () => loadToolResources().then(({ labels }) => labels()) },
  { path: notificationsForBrowser, load: () => import('./features/notifications/notifications.resource.ts') },
  { path: favouritesForBrowser, load: () => import('./features/favourites/favourites.resource.ts') },
  { path: ratingsForBrowser, load: () => import('./features/ratings/ratings.resource.ts') },
  { path: blendsForBrowser, load: () => loadToolResources().then(({ blends }) => blends()) },
  { path: communityForBrowser, load: () => import('./features/community/community.resource.ts') },
  { path: herbiForBrowser, load: () => loadToolResources().then(({ herbi }) => herbi()) },
  { path: conversationsForBrowser, load: () => loadToolResources().then(({ conversations }) => conversations()) },
]
