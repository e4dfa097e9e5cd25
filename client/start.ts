import { pageDataId } from './core/page-data-id.ts'
import { hasSessionCookie } from './core/session-cookie.ts'
import { showStoredToast, showToast } from './core/toasts.ts'
import { watchCookieBanner } from './features/cookies/watch-cookie-banner.ts'
import { watchMenu } from './layout/watch-menu.ts'
import { watchRecipeLinks } from './layout/watch-recipe-links.ts'
import { startApplication } from './start-application.ts'
import { watchGoBackLinks } from './ui/watch-go-back-links.ts'
import { watchIslands } from './wake-islands.ts'

/** Only script that a page names. A document wakes its islands; a page of the application starts the application. */
if (hasSessionCookie()) document.documentElement.dataset['member'] = ''
// With a mouse, the speculation rules prerender sooner. Without one, the same rule would prerender every visible link.
if (matchMedia('(hover: hover) and (pointer: fine)').matches) document.documentElement.dataset['hover'] = ''
watchCookieBanner()
watchMenu()
watchGoBackLinks()
watchRecipeLinks()
if (document.getElementById(pageDataId)) startApplication()
// A prerendered page starts when the user opens it.
else if (document.prerendering) document.addEventListener('prerenderingchange', startDocument, { once: true })
else startDocument()
if (import.meta.env.LIVE_RELOAD) void import('./core/live-reload.ts').then((module) => module.reloadOnChange())

function startDocument() {
  watchIslands(async (island) => (await import('./hydrate-island.tsx')).hydrateIsland(island))
  showStoredToast()
  showErrorToast()
  if (document.querySelector('[data-refresh], [data-filters], [data-viewed-post]'))
    void import('./core/watch-parts.ts').then((module) => module.watchParts()).then(markReady)
  else markReady()
}

/** Marks the document as ready, for browser tests. */
function markReady() {
  document.documentElement.dataset['application'] = 'ready'
}

function showErrorToast() {
  const text = document.querySelector<HTMLElement>('[data-error-toast]')?.dataset['errorToast']
  if (text !== undefined) showToast('error', text)
}
