/** Cache of the platform behind `[cache] enabled`; local workerd doesn't have it. */
export type PlatformCache = { purge: (options: { tags: string[] }) => Promise<unknown> }

export type EdgeCache = {
  /**
   * Purges every stored response with one of the tags, in platform calls of up to `tagsPerCallMax` tags. Throws if the
   * platform refuses, as it does after too many calls.
   */
  purge: (tags: readonly string[]) => Promise<void>
}

/** Maximum tags in one call of the platform. */
export const tagsPerCallMax = 100

/** Does nothing if the platform has no cache. */
export function createEdgeCache(platform: PlatformCache | undefined): EdgeCache {
  return {
    async purge(tags) {
      const distinct = [...new Set(tags)]
      for (let start = 0; start < distinct.length; start += tagsPerCallMax)
        throwIfRefused(await platform?.purge({ tags: distinct.slice(start, start + tagsPerCallMax) }))
    },
  }
}

/**
 * The platform returns a refusal instead of throwing it:
 * https://developers.cloudflare.com/workers/cache/purge/#return-value
 */
function throwIfRefused(result: unknown): void {
  if (!isObject(result) || result['success'] !== false) return
  const errors = Array.isArray(result['errors']) ? result['errors'].filter(isObject) : []
  const reasons = errors.map(({ code, message }) => `${String(code)} ${String(message)}`)
  throw new Error(['The edge cache was not purged', ...reasons].join(': '))
}

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null
