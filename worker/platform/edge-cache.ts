/** What the platform offers behind `[cache] enabled`; local workerd has none of it. */
export type PlatformCache = { purge: (what: { tags: string[] }) => Promise<unknown> }

export type EdgeCache = {
  /**
   * Purges every stored response that carries one of the tags, by one call of the platform for each `tagsInCallMax` of them. Throws where
   * the platform refuses, as it does after too many calls.
   */
  purge: (tags: readonly string[]) => Promise<void>
}

/** Tags that one call of the platform may name. */
export const tagsInCallMax = 100

/** Does nothing where the platform offers no cache. */
export function edgeCache(platform: PlatformCache | undefined): EdgeCache {
  return {
    async purge(tags) {
      const distinct = [...new Set(tags)]
      for (let start = 0; start < distinct.length; start += tagsInCallMax)
        refuseFailure(await platform?.purge({ tags: distinct.slice(start, start + tagsInCallMax) }))
    },
  }
}

/** A refusal is an answer and no error: https://developers.cloudflare.com/workers/cache/purge/#return-value */
function refuseFailure(answer: unknown): void {
  if (!isObject(answer) || answer['success'] !== false) return
  const errors = Array.isArray(answer['errors']) ? answer['errors'].filter(isObject) : []
  const reasons = errors.map(({ code, message }) => `${String(code)} ${String(message)}`)
  throw new Error(['The edge was not emptied', ...reasons].join(': '))
}

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null
