type StoredResponse = { response: Response; tags: string[]; freshUntil: number; staleUntil: number; errorUntil: number }
type Fetch = (request: Request) => Promise<Response>

const twoHours = 2 * 60 * 60

/**
 * Simulates the platform's cache in front of the worker by its documented rules: neither host nor cookie is part of the
 * key, a 200 without a policy is cached for two hours, a hit doesn't run the worker, and a copy replaces an error for
 * `stale-if-error`, or for ever without that directive; `purge` removes by tag. Times are milliseconds.
 */
export function fakeEdgeCache(origin: Fetch, now: () => number) {
  const stored = new Map<string, StoredResponse>()
  const runs: string[] = []
  const draw = async (key: string, request: Request) => {
    runs.push(key)
    const response = await origin(request)
    const policy = response.headers.get('Cloudflare-CDN-Cache-Control') ?? response.headers.get('Cache-Control')
    const seconds = policy === null ? twoHours : secondsOf(policy, 'max-age')
    const mayKeep = request.method === 'GET' && response.status === 200 && !/private|no-store/.test(policy ?? '')
    if (mayKeep && !response.headers.has('Set-Cookie')) {
      const freshUntil = now() + seconds * 1000
      const staleUntil = freshUntil + secondsOf(policy ?? '', 'stale-while-revalidate') * 1000
      const errorUntil = freshUntil + secondsOf(policy ?? '', 'stale-if-error', Infinity) * 1000
      stored.set(key, { response: response.clone(), tags: tagsOf(response), freshUntil, staleUntil, errorUntil })
    }
    return response
  }
  return {
    runs,
    async fetch(request: Request): Promise<Response> {
      const { pathname, search } = new URL(request.url)
      const key = pathname + search
      const copy = stored.get(key)
      if (!copy || request.method !== 'GET') return draw(key, request)
      const answer = copy.response.clone()
      if (now() > copy.staleUntil) {
        const drawn = await draw(key, request)
        return drawn.status >= 500 && now() <= copy.errorUntil ? answer : drawn
      }
      if (now() > copy.freshUntil) await draw(key, request)
      return answer
    },
    platform: {
      async purge({ tags }: { tags: string[] }) {
        for (const [key, copy] of stored) if (copy.tags.some((tag) => tags.includes(tag))) stored.delete(key)
      },
    },
  }
}

const tagsOf = (response: Response) => response.headers.get('Cache-Tag')?.split(',') ?? []

function secondsOf(policy: string, directive: string, otherwise = 0): number {
  return Number(new RegExp(`${directive}=(\\d+)`).exec(policy)?.[1] ?? otherwise)
}
