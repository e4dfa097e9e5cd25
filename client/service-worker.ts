import { NetworkOnly, Serwist } from 'serwist'

import { scope } from './service-worker/scope.ts'

const offlinePage = '/offline.html'
const revision = import.meta.env.BUILD

const serwist = new Serwist({
  precacheEntries: [
    { url: offlinePage, revision },
    { url: '/icon.svg', revision },
    ...import.meta.env.OFFLINE_PAGE_FILES.map((url) => ({ url, revision: null })),
  ],
  precacheOptions: { cleanupOutdatedCaches: true },
  clientsClaim: true,
  navigationPreload: true,
  runtimeCaching: [
    {
      matcher: ({ request, sameOrigin }) => sameOrigin && request.mode === 'navigate',
      handler: new NetworkOnly({ plugins: [{ handlerDidError: () => serwist.matchPrecache(offlinePage) }] }),
    },
  ],
})
serwist.addEventListeners()

// The next navigation lets a new version take over. Every version serves every page, because it asks the network first.
scope.addEventListener('fetch', ({ request }) => {
  if (request.mode === 'navigate') scope.registration.waiting?.postMessage({ type: 'SKIP_WAITING' })
})
