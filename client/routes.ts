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
import * as facts from './features/safety/facts.route.ts'
import * as plants from './features/safety/plants.route.ts'
import { publicPages, routeTable } from './routes.public.tsx'

/** What the browser knows beyond the pages that the worker draws. */
const browserPages: RouteObject[] = [
  { path: ingredientsForBrowser, loader: ingredients.loader, shouldRevalidate: ingredients.shouldRevalidate },
  { path: factsForBrowser, loader: facts.loader, shouldRevalidate: facts.shouldRevalidate },
  { path: plantsForBrowser, loader: plants.loader, shouldRevalidate: plants.shouldRevalidate },
  { path: recipeFactsPattern, loader: facts.loader, shouldRevalidate: facts.shouldRevalidate },
  { path: countsForBrowser, loader: counts.loader, shouldRevalidate: counts.shouldRevalidate },
]

export const browserRoutes = () => routeTable([...publicPages, ...browserPages])
