import './react.ts'
import './app.css'
import { startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { createBrowserRouter, matchRoutes, RouterContextProvider, type RouteObject } from 'react-router'
import { RouterProvider } from 'react-router/dom'

import { loadCalls } from './core/api.ts'
import { stopRecordingClicks } from './core/early-press.ts'
import { readPageData } from './core/page-data.ts'
import { siteContext } from './core/site.ts'
import { yieldToMain } from './core/yield-to-main.ts'
import { browserRoutes } from './routes.ts'

const { site, hydrationData } = readPageData(document)
const routes = browserRoutes()
await yieldToMain()
await resolveMatched(routes)
await yieldToMain()

const context = () => {
  const provider = new RouterContextProvider()
  provider.set(siteContext, site)
  return provider
}

const router = createBrowserRouter(routes, { hydrationData, getContext: context })

// After a deployment an open page asks for files that are gone: go where it was going by a full navigation. Without a
// network that would lose the page, and a missing part is no reason to leave it.
addEventListener('vite:preloadError', () => {
  const next = router.state.navigation.location
  if (next && navigator.onLine) location.assign(router.createHref(next))
})

// What calls the API is there before a reader has followed a link; without a network, the call itself says so.
for (const sign of ['pointermove', 'pointerdown', 'keydown'])
  addEventListener(sign, () => void loadCalls().catch(() => undefined), { once: true, passive: true })

await yieldToMain()
stopRecordingClicks()
// A transition is done in slices, so that a page under the finger stays smooth.
startTransition(() => void hydrateRoot(document, <RouterProvider router={router} />))

/** The modules of the page at hand come first, or the router would draw a fallback and run the loaders again. */
async function resolveMatched(table: RouteObject[]): Promise<void> {
  const matches = matchRoutes(table, location) ?? []
  await Promise.all(
    matches.map(async ({ route }) => {
      if (typeof route.lazy !== 'function') return
      Object.assign(route, await route.lazy(), { lazy: undefined })
    }),
  )
}
