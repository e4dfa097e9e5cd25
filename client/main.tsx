import './react.ts'
import { startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { createBrowserRouter, matchRoutes, NavigationType, type RouteObject, RouterContextProvider } from 'react-router'
import { RouterProvider } from 'react-router/dom'

import { loadCalls } from './core/api.ts'
import { followLinks } from './core/follow-links.ts'
import { readPageData } from './core/page-data.ts'
import { registerServiceWorker } from './core/register-service-worker.ts'
import { stopRecordingClicks } from './core/replay-clicks.ts'
import { connectFetchers } from './core/resources.ts'
import { siteContext } from './core/site.ts'
import { yieldToMain } from './core/yield-to-main.ts'
import { resourceTable } from './resource-table.ts'
import { createBrowserRoutes } from './routes.ts'

const { site, hydrationData } = readPageData(document)
const routes = createBrowserRoutes(openDocument)
await yieldToMain()
await loadMatchedRoutes(routes)
await yieldToMain()

const createRouterContext = () => {
  const provider = new RouterContextProvider()
  provider.set(siteContext, site)
  return provider
}

const router = createBrowserRouter(routes, { hydrationData, getContext: createRouterContext })

connectFetchers(resourceTable, {
  context: createRouterContext(),
  reload: () => router.revalidate(),
  open: ({ to, replaces }) => router.navigate(to, { replace: replaces }),
})

// After a deployment, an open page may request files that no longer exist; a full navigation then opens the target.
// Offline, that would lose the page. A missing part alone is no reason to leave the page.
addEventListener('vite:preloadError', () => {
  const next = router.state.navigation.location
  if (next && navigator.onLine) location.assign(router.createHref(next))
})

// Loads the API client at the first interaction. Without a network, the call itself reports the failure.
for (const eventName of ['pointermove', 'pointerdown', 'keydown'])
  addEventListener(eventName, () => void loadCalls().catch(() => undefined), { once: true, passive: true })

await yieldToMain()
followLinks(router)
stopRecordingClicks()
// A transition hydrates in slices, so that the page stays responsive.
startTransition(() => void hydrateRoot(document, <RouterProvider router={router} />))

registerServiceWorker()

// A page from the back/forward cache may still be in the navigation that left it.
addEventListener('pageshow', ({ persisted }) => {
  if (persisted && router.state.navigation.state !== 'idle')
    void router.navigate(location.pathname + location.search + location.hash, { replace: true })
})

/** Opens the target of the current navigation as a document. */
function openDocument(): Promise<never> {
  const { location: next, historyAction } = router.state.navigation
  if (next && historyAction === NavigationType.Replace) location.replace(router.createHref(next))
  else if (next) location.assign(router.createHref(next))
  return new Promise(() => undefined)
}

/** Loads the modules of the current page. Otherwise the router would render a fallback and run the loaders again. */
async function loadMatchedRoutes(table: RouteObject[]): Promise<void> {
  const matches = matchRoutes(table, location) ?? []
  await Promise.all(
    matches.map(async ({ route }) => {
      if (typeof route.lazy !== 'function') return
      Object.assign(route, await route.lazy(), { lazy: undefined })
    }),
  )
}
