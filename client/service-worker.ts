import { Serwist } from 'serwist'

import { isOfflineMessage, type OfflineMessage } from './core/offline-messages.ts'
import { createRuntimeCaching } from './service-worker/answer-requests.ts'
import { deleteEarlierVersions, isDevicePrepared, prepareDevice } from './service-worker/device-cache.ts'
import { forgetMember } from './service-worker/member-cache.ts'
import { changesKeptData, endsSession } from './service-worker/offline-addresses.ts'
import { isMemberPrepared, prepareMember } from './service-worker/prepare-member.ts'
import { listenForPushes } from './service-worker/push.ts'
import { scope } from './service-worker/scope.ts'

const offlinePage = '/offline.html'
const revision = import.meta.env.BUILD
/** Milliseconds after a change until it is kept, so that several changes cause one update. */
const settleMs = 2000

const serwist = new Serwist({
  precacheEntries: [
    { url: offlinePage, revision },
    { url: '/icon.svg', revision },
    ...import.meta.env.OFFLINE_PAGE_FILES.map((url) => ({ url, revision: null })),
  ],
  precacheOptions: { cleanupOutdatedCaches: true },
  clientsClaim: true,
  navigationPreload: true,
  runtimeCaching: createRuntimeCaching({
    showOfflinePage: () => serwist.matchPrecache(offlinePage),
    prepare: () => prepare(() => prepareAll(false)),
  }),
})
serwist.addEventListeners()
listenForPushes()

let preparation = Promise.resolve()

/** Runs after an earlier preparation. A failure leaves what is kept as it was; the next page tries again. */
function prepare(work: () => Promise<void>): Promise<void> {
  preparation = preparation.then(work).catch(() => undefined)
  return preparation
}

const prepareAll = async (isForced: boolean) => {
  await prepareDevice(Date.now())
  await prepareMember(Date.now(), isForced)
}

const handleMessage: Record<OfflineMessage, () => Promise<void>> = {
  member: async () => {
    if (!(await isMemberPrepared(Date.now()))) await prepare(() => prepareAll(false))
  },
  changed: () => prepare(() => prepareAll(false)),
  visitor: forgetMember,
  tool: () => forgetMember().then(() => prepare(() => prepareDevice(Date.now()))),
  'take-over': () => scope.skipWaiting(),
}

let changeCount = 0

/** Keeps the changed data once the member has stopped changing it. */
async function prepareLater(): Promise<void> {
  changeCount += 1
  const countAtStart = changeCount
  await new Promise((resolve) => setTimeout(resolve, settleMs))
  if (changeCount === countAtStart) await prepare(() => prepareAll(true))
}

scope.addEventListener('install', (event) => {
  // A device that has kept pages gets those of the new version before it takes over.
  event.waitUntil(
    isDevicePrepared().then((isPrepared) => (isPrepared ? prepare(() => prepareDevice(Date.now())) : undefined)),
  )
})
scope.addEventListener('activate', (event) => event.waitUntil(deleteEarlierVersions()))
scope.addEventListener('message', (event) => {
  if (isOfflineMessage(event.data)) event.waitUntil(handleMessage[event.data]())
})
scope.addEventListener('fetch', (event) => {
  const { method, mode } = event.request
  const url = new URL(event.request.url)
  // The next navigation lets a new version take over. Each version serves every page, because it asks the network first.
  if (mode === 'navigate') scope.registration.waiting?.postMessage('take-over' satisfies OfflineMessage)
  if (url.origin !== location.origin) return
  if (endsSession(method, url)) event.waitUntil(forgetMember())
  if (changesKeptData(method, url)) event.waitUntil(prepareLater())
})
