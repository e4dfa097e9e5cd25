import type { RouteObject } from 'react-router'

import {
  countsForBrowser,
  factsForBrowser,
  ingredientsForBrowser,
  plantsForBrowser,
  recipeFactsPattern,
} from '#domain/paths.ts'

import * as counts from './features/ailments/counts.route.ts'
import * as ingredients from './features/recipes/ingredients.route.ts'
import { publicPages, routeTable } from './routes.public.tsx'

/** What the browser knows beyond the pages that the worker draws. */
const browserPages: RouteObject[] = [
  { path: ingredientsForBrowser, loader: ingredients.loader, shouldRevalidate: ingredients.shouldRevalidate },
  { path: factsForBrowser, lazy: () => import('./features/safety/facts.route.ts') },
  { path: plantsForBrowser, lazy: () => import('./features/safety/plants.route.ts') },
  { path: recipeFactsPattern, lazy: () => import('./features/safety/facts.route.ts') },
  { path: countsForBrowser, loader: counts.loader, shouldRevalidate: counts.shouldRevalidate },
]

export const browserRoutes = () => routeTable([...publicPages, ...browserPages])
