type StoredResponse = { response: Response; tags: string[]; freshUntil: number; staleUntil: number; errorUntil: number }
type Fetch = (request: Request) => Promise<Response>

const twoHours = 2 * 60 * 60

/**
 * Simulates the platform's cache in front of the worker, by its documented rules. The key ignores host and cookies. A
 * 200 without a policy is cached for two hours. A hit doesn't run the worker. A cached copy replaces an error for
 * `stale-if-error`, or for ever without that directive. `purge` removes copies by tag. Times are in milliseconds.
 */
export function createFakeEdgeCache(origin: Fetch, now: () => number) {
  const entries = new Map<string, StoredResponse>()
  const originRequests: string[] = []
  const fetchFromOrigin = async (key: string, request: Request) => {
    originRequests.push(key)
    const response = await origin(request)
    const policy = response.headers.get('Cloudflare-CDN-Cache-Control') ?? response.headers.get('Cache-Control')
    const seconds = policy === null ? twoHours : readDirective(policy, 'max-age')
    const isCacheable = request.method === 'GET' && response.status === 200 && !/private|no-store/.test(policy ?? '')
    if (isCacheable && !response.headers.has('Set-Cookie')) {
      const freshUntil = now() + seconds * 1000
      const staleUntil = freshUntil + readDirective(policy ?? '', 'stale-while-revalidate') * 1000
      const errorUntil = freshUntil + readDirective(policy ?? '', 'stale-if-error', Infinity) * 1000
      entries.set(key, {
        response: response.clone(),
        tags: readCacheTags(response),
        freshUntil,
        staleUntil,
        errorUntil,
      })
    }
    return response
  }
  return {
    originRequests,
    async fetch(request: Request): Promise<Response> {
      const { pathname, search } = new URL(request.url)
      const key = pathname + search
      const entry = entries.get(key)
      if (!entry || request.method !== 'GET') return fetchFromOrigin(key, request)
      const cachedResponse = entry.response.clone()
      if (now() > entry.staleUntil) {
        const originResponse = await fetchFromOrigin(key, request)
        return originResponse.status >= 500 && now() <= entry.errorUntil ? cachedResponse : originResponse
      }
      if (now() > entry.freshUntil) await fetchFromOrigin(key, request)
      return cachedResponse
    },
    platform: {
      async purge({ tags }: { tags: string[] }) {
        for (const [key, entry] of entries) if (entry.tags.some((tag) => tags.includes(tag))) entries.delete(key)
      },
    },
  }
}

const readCacheTags = (response: Response) => response.headers.get('Cache-Tag')?.split(',') ?? []

function readDirective(policy: string, directive: string, fallback = 0): number {
  return Number(new RegExp(`${directive}=(\\d+)`).exec(policy)?.[1] ?? fallback)
}
