/** Platform cache, turned on by `[cache] enabled`. Local workerd has none. */
export type PlatformCache = { purge: (options: { tags: string[] }) => Promise<unknown> }

export type EdgeCache = {
  /**
   * Purges every cached response with one of the tags. Makes one platform call for every `maxTagsPerCall` tags. Throws
   * if the platform refuses, such as after too many calls.
   */
  purge: (tags: readonly string[]) => Promise<void>
}

export const maxTagsPerCall = 100

/** Does nothing if the platform has no cache. */
export function createEdgeCache(platform: PlatformCache | undefined): EdgeCache {
  return {
    async purge(tags) {
      const distinctTags = [...new Set(tags)]
      for (let start = 0; start < distinctTags.length; start += maxTagsPerCall)
        throwIfRefused(await platform?.purge({ tags: distinctTags.slice(start, start + maxTagsPerCall) }))
    },
  }
}

/**
 * The platform returns refusals instead of throwing them:
 * https://developers.cloudflare.com/workers/cache/purge/#return-value
 */
function throwIfRefused(result: unknown): void {
  if (!isObject(result) || result['success'] !== false) return
  const errors = Array.isArray(result['errors']) ? result['errors'].filter(isObject) : []
  const reasons = errors.map(({ code, message }) => `${String(code)} ${String(message)}`)
  throw new Error(['The edge cache was not purged', ...reasons].join(': '))
}

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null
