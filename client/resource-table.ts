import {
  blendsDataPath,
  communityDataPath,
  conversationsDataPath,
  savedAnswersPath,
  recipeDeletionPath,
  factsDataPath,
  favouritesDataPath,
  herbiDataPath,
  ingredientsDataPath,
  labelsDataPath,
  notificationsDataPath,
  plantsDataPath,
  ratingsDataPath,
  passkeysDataPath,
  recipeFactsPattern,
  sessionDataPath,
  subscriptionDataPath,
  ticketsDataPath,
  wholeRecipePattern,
} from '#domain/paths.ts'

import type { ResourceEntry } from './core/resources.ts'

/** Loads the resources of the tools through another module, so that public pages don't contain their file names. */
const loadToolResources = async () => (await import('./member-modules.tsx')).toolResources

/** Resources by path. These paths exist only in the browser. */
export const resourceTable: readonly ResourceEntry[] = [
  { path: sessionDataPath, load: () => import('./features/accounts/session.resource.ts') },
  { path: passkeysDataPath, load: () => loadToolResources().then(({ passkeys }) => passkeys()) },
  { path: ticketsDataPath, load: () => import('./features/support/tickets.resource.ts') },
  { path: subscriptionDataPath, load: () => import('./features/mailing/subscribe.action.ts') },
  { path: ingredientsDataPath, load: () => import('./features/recipes/ingredients.resource.ts') },
  { path: recipeDeletionPath, load: () => import('./features/recipes/deletion.resource.ts') },
  { path: factsDataPath, load: () => import('./features/safety/facts.resource.ts') },
  { path: plantsDataPath, load: () => import('./features/safety/plants.resource.ts') },
  { path: savedAnswersPath, load: () => import('./features/safety/account-copy.resource.ts') },
  { path: recipeFactsPattern, load: () => import('./features/safety/facts.resource.ts') },
  { path: wholeRecipePattern, load: () => import('./features/recipes/whole-recipe.resource.ts') },
  { path: labelsDataPath, load: () => loadToolResources().then(({ labels }) => labels()) },
  { path: notificationsDataPath, load: () => import('./features/notifications/notifications.resource.ts') },
  { path: favouritesDataPath, load: () => import('./features/favourites/favourites.resource.ts') },
  { path: ratingsDataPath, load: () => import('./features/ratings/ratings.resource.ts') },
  { path: blendsDataPath, load: () => loadToolResources().then(({ blends }) => blends()) },
  { path: communityDataPath, load: () => import('./features/community/community.resource.ts') },
  { path: herbiDataPath, load: () => loadToolResources().then(({ herbi }) => herbi()) },
  { path: conversationsDataPath, load: () => loadToolResources().then(({ conversations }) => conversations()) },
]
