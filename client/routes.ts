import type { RouteObject } from 'react-router'

import { ingredientsForBrowser } from '#domain/paths.ts'

import * as ingredients from './features/recipes/ingredients.route.ts'
import { publicPages, routeTable } from './routes.public.tsx'

/** What the browser knows beyond the pages that the worker draws. */
const browserPages: RouteObject[] = [{ path: ingredientsForBrowser, ...ingredients }]

export const browserRoutes = () => routeTable([...publicPages, ...browserPages])
