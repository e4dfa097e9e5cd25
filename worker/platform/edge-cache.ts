/** What the platform offers behind `[cache] enabled`; local workerd has none of it. */
export type PlatformCache = { purge: (what: { tags: string[] }) => Promise<unknown> }

export type EdgeCache = {
  /** Empties every kept response that carries one of the tags: one call of the platform for each 100 of them. */
  forget: (tags: readonly string[]) => Promise<void>
}

const tagsInCallMax = 100

/** Does nothing where the platform offers no cache. */
export function edgeCache(platform: PlatformCache | undefined): EdgeCache {
  return {
    async forget(tags) {
      const distinct = [...new Set(tags)]
      for (let start = 0; start < distinct.length; start += tagsInCallMax)
        await platform?.purge({ tags: distinct.slice(start, start + tagsInCallMax) })
    },
  }
}
