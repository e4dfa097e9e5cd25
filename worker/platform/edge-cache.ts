/** What the platform offers behind `[cache] enabled`; local workerd has none of it. */
export type PlatformCache = { purge: (what: { tags: string[] }) => Promise<unknown> }

export type EdgeCache = {
  /** Empties every kept response that carries one of the tags; at most 100 tags a call. */
  forget: (tags: readonly string[]) => Promise<void>
}

const tagsInCallMax = 100

export function edgeCache(platform: PlatformCache | undefined): EdgeCache {
  return {
    async forget(tags) {
      const distinct = [...new Set(tags)]
      for (let start = 0; start < distinct.length; start += tagsInCallMax)
        await platform?.purge({ tags: distinct.slice(start, start + tagsInCallMax) })
    },
  }
}
