import { NetworkFirst, NetworkOnly, type RuntimeCaching, type SerwistPlugin } from 'serwist'

import { createSharedTextUrl } from '#client/core/shared-text.ts'
import { api } from '#domain/api.ts'
import { paths } from '#domain/paths.ts'

import { deviceCache } from './device-cache.ts'
import {
  findMemberCache,
  forgetMember,
  isKeepable,
  type MemberCache,
  openMemberCache,
  readAnswerTime,
  stampAnswer,
} from './member-cache.ts'
import { classifyData, findShell, isRecipePage, isTooOld } from './offline-addresses.ts'
import { isMemberPrepared, readMemberId } from './prepare-member.ts'
import type { ExtendableEvent } from './scope.ts'

/** Seconds after which a kept copy is shown, because the network is too slow. */
const networkTimeoutSeconds = 4

/** Leaves out copies that are too old. */
const leaveOutOld: SerwistPlugin = {
  cachedResponseWillBeUsed: async ({ request, cachedResponse }) =>
    cachedResponse && isTooOld(new URL(request.url), readAnswerTime(cachedResponse), Date.now())
      ? undefined
      : cachedResponse,
}

const keepNothing: SerwistPlugin = { cacheWillUpdate: async () => null }

/**
 * Deletes what is kept of the member as soon as the site says that the session has ended or belongs to another one, who
 * then gets what they need.
 */
const createSessionPlugin = (prepare: () => Promise<void>): SerwistPlugin => ({
  fetchDidSucceed: async ({ request, response, event }) => {
    if (response.status === 401) await forgetMember()
    if (!response.ok || new URL(request.url).pathname !== api.session) return response
    const memberId = await readMemberId(response.clone())
    if (memberId === undefined) await forgetMember()
    else await openMemberCache(memberId)
    if (memberId !== undefined && !(await isMemberPrepared(Date.now()))) (event as ExtendableEvent).waitUntil(prepare())
    return response
  },
})

/** Keeps answers of this session. Data of one recipe is renewed, but not added: only saved recipes are kept. */
const keepForMember = ({ name, isCurrent }: MemberCache): SerwistPlugin => ({
  cacheWillUpdate: async ({ request, response }) => {
    const isWanted =
      classifyData(new URL(request.url)) !== 'saved' || (await caches.match(request, { cacheName: name })) !== undefined
    return isCurrent() && isWanted && isKeepable(response) ? stampAnswer(response) : null
  },
  cacheDidUpdate: async () => {
    if (!isCurrent()) await caches.delete(name)
  },
})

const ignoreVary = { ignoreVary: true }

/** Opens the page for a new recipe with what another app has shared. Nothing of it is sent to the site. */
async function openSharedText(request: Request): Promise<Response> {
  const fields = await request.formData()
  const parts = ['title', 'text', 'url'].map((name) => fields.get(name))
  return Response.redirect(createSharedTextUrl(parts.filter((part) => typeof part === 'string')), 303)
}

/** `prepare` keeps what the member needs, if it isn't kept yet. */
type Actions = { showOfflinePage: () => Promise<Response | undefined>; prepare: () => Promise<void> }

/** Returns how the service worker answers requests. Requests that match nothing go to the network as before. */
export const createRuntimeCaching = ({ showOfflinePage, prepare }: Actions): RuntimeCaching[] => [
  {
    matcher: ({ url, sameOrigin }) => sameOrigin && url.pathname === paths.newOwnRecipe,
    method: 'POST',
    handler: ({ request }) => openSharedText(request),
  },
  {
    matcher: ({ url, sameOrigin }) => sameOrigin && url.pathname.startsWith('/assets/'),
    // The address of a file changes with its content, so a copy is never outdated.
    handler: async ({ request }) => (await caches.match(request.url, ignoreVary)) ?? fetch(request),
  },
  {
    matcher: ({ request, sameOrigin }) => sameOrigin && request.mode === 'navigate',
    handler: async (options) => {
      const { url } = options
      const shell = findShell(url.pathname)
      const cacheName = shell === undefined ? isRecipePage(url) && (await findMemberCache())?.name : deviceCache
      const plugins: SerwistPlugin[] = [{ handlerDidError: showOfflinePage }]
      if (!cacheName) return new NetworkOnly({ plugins }).handle(options)
      const cacheKeyWillBeUsed = async () => shell ?? url.pathname
      plugins.push({ cacheKeyWillBeUsed }, leaveOutOld, keepNothing)
      return new NetworkFirst({ cacheName, networkTimeoutSeconds, plugins, matchOptions: ignoreVary }).handle(options)
    },
  },
  {
    matcher: ({ url, sameOrigin }) => sameOrigin && classifyData(url) !== undefined,
    handler: async (options) => {
      const isPublic = classifyData(options.url) === 'public'
      const member = isPublic ? undefined : await findMemberCache()
      if (!isPublic && !member) return new NetworkOnly({ plugins: [createSessionPlugin(prepare)] }).handle(options)
      const keeping = member ? keepForMember(member) : keepNothing
      const plugins = [createSessionPlugin(prepare), keeping, leaveOutOld]
      const cacheName = member?.name ?? deviceCache
      return new NetworkFirst({ cacheName, networkTimeoutSeconds, plugins, matchOptions: ignoreVary }).handle(options)
    },
  },
]
