import { useEffect } from 'react'

import { browserContext } from '#client/core/api.ts'
import { createStore } from '#client/core/store.ts'
import { wholeListSize } from '#domain/recipes/recipe-filters.ts'
import type { RecipePage } from '#domain/recipes/recipes.types.ts'

import { listByQuery } from './recipes.api.ts'

const maxAgeMs = 5 * 60_000

/** Latest list and the URL of its filters. `results` is null if loading failed. */
const wholeList = createStore<{ url: string; fetchedAt: number; results: RecipePage | null } | undefined>(undefined)

/** URL of the latest request. Responses to earlier requests are dropped. */
let requestedUrl = ''

/** Fetches every remedy that matches the filters in a URL, so that this browser can check each one. */
async function load(url: string): Promise<void> {
  requestedUrl = url
  const query = Object.fromEntries(new URLSearchParams(url.split('?')[1]))
  const results = await listByQuery(browserContext, { ...query, size: String(wholeListSize) }).catch(() => null)
  if (requestedUrl === url) wholeList.set({ url, fetchedAt: Date.now(), results })
}

type WholeList = { results: RecipePage | null | undefined; retry: () => void }

/** Loads the whole list for the URL of its first page. `results` is undefined while loading and null after a failure. */
export function useWholeList(url: string): WholeList {
  const list = wholeList.use()
  useEffect(() => {
    const cached = wholeList.get()
    const isFresh = cached?.url === url && cached.results !== null && Date.now() - cached.fetchedAt < maxAgeMs
    if (!isFresh) void load(url)
  }, [url])
  return { results: list?.url === url ? list.results : undefined, retry: () => void load(url) }
}
