import { copyResponse } from 'serwist'

const prefix = 'member-'
/** Address of the entry whose date says when everything was kept last. */
const preparedAddress = '/prepared'

/** Rises when another member signs in or somebody signs out. An answer to an earlier request is then not kept. */
let sessionCount = 0
/** Cache of the member who opened one last; undefined after sign-out, and until this run of the service worker knows. */
let currentName: string | undefined

/** Cache of one member. `isCurrent` is false as soon as the session has changed. */
export type MemberCache = { name: string; isCurrent: () => boolean }

const listNames = async () => (await caches.keys()).filter((name) => name.startsWith(prefix))

/** Returns the cache of the member who is signed in; undefined for a visitor. There is one at most. */
export async function findMemberCache(): Promise<MemberCache | undefined> {
  const countAtStart = sessionCount
  const [name] = await listNames()
  return name === undefined ? undefined : { name, isCurrent: () => sessionCount === countAtStart }
}

/** Deletes everything that is kept of any member. */
export async function forgetMember(): Promise<void> {
  sessionCount += 1
  currentName = undefined
  await deleteAll(await listNames())
}

/** Opens the cache of a member, and deletes that of any other. */
export async function openMemberCache(memberId: string): Promise<MemberCache> {
  const name = prefix + (await hash(memberId))
  if (currentName !== name) sessionCount += 1
  currentName = name
  const countAtStart = sessionCount
  await deleteAll((await listNames()).filter((other) => other !== name))
  await caches.open(name)
  return { name, isCurrent: () => sessionCount === countAtStart }
}

/** Keeps an answer, unless the session has changed since its request. */
export async function keepAnswer({ name, isCurrent }: MemberCache, address: string, answer: Response): Promise<void> {
  if (!isCurrent() || !isKeepable(answer)) return
  const cache = await caches.open(name)
  await cache.put(address, await stampAnswer(answer))
  if (!isCurrent()) await caches.delete(name)
}

/** Deletes a kept answer, such as that of a page which the member may no longer see. */
export async function forgetAnswer({ name, isCurrent }: MemberCache, address: string): Promise<void> {
  if (isCurrent()) await (await caches.open(name)).delete(address)
}

/** True for a complete answer of this site. A page with a nonce must not be shown twice. */
export const isKeepable = ({ status, type, headers }: Response): boolean =>
  status === 200 && type === 'basic' && !(headers.get('Content-Security-Policy') ?? '').includes("'nonce-")

const timeHeader = 'X-Kept-At'

/** Adds the current time to an answer, so that it isn't shown when it is too old. */
export const stampAnswer = (answer: Response): Promise<Response> =>
  copyResponse(answer, (init) => {
    const headers = new Headers(init.headers)
    headers.set(timeHeader, String(Date.now()))
    return { ...init, headers }
  })

/** Returns when the answer was kept, in epoch milliseconds; zero for an answer without that time. */
export const readAnswerTime = ({ headers }: Response): number => Number(headers.get(timeHeader) ?? 0)

/** Returns the time of the last preparation in epoch milliseconds; zero if there was none. */
export async function readPreparedAt({ name }: MemberCache): Promise<number> {
  const marker = await caches.match(preparedAddress, { cacheName: name })
  return Number((await marker?.text()) ?? 0)
}

export async function markPrepared({ name, isCurrent }: MemberCache, at: number): Promise<void> {
  if (isCurrent()) await (await caches.open(name)).put(preparedAddress, new Response(String(at)))
}

/** Deletes all entries of the cache apart from these addresses and pictures. */
export async function keepOnly({ name }: MemberCache, isKept: (url: URL) => boolean): Promise<void> {
  const cache = await caches.open(name)
  for (const request of await cache.keys()) {
    const url = new URL(request.url)
    if (url.pathname !== preparedAddress && !isKept(url)) await cache.delete(request)
  }
}

const deleteAll = (names: readonly string[]) => Promise.all(names.map((name) => caches.delete(name)))

async function hash(text: string): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text))
  return Array.from(new Uint8Array(digest).subarray(0, 8), (byte) => byte.toString(16).padStart(2, '0')).join('')
}
