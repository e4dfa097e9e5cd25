import { useEffect } from 'react'

import { browserContext } from '#client/core/api.ts'
import { createStore } from '#client/core/store.ts'
import { wholeListSize } from '#domain/recipes/recipe-filters.ts'
import type { RecipePage } from '#domain/recipes/recipes.types.ts'

import { listByQuery } from './recipes.api.ts'

const freshMs = 5 * 60_000

/** Latest list and the URL of its filters; `found` is null after a failed call. */
const wholeList = createStore<{ address: string; fetchedAt: number; found: RecipePage | null } | undefined>(undefined)

/** Latest URL requested. A late response for another URL is dropped. */
let requestedAddress = ''

/** Fetches every remedy that matches the filters of a URL, so that this browser can check each one. */
async function load(address: string): Promise<void> {
  requestedAddress = address
  const query = Object.fromEntries(new URLSearchParams(address.split('?')[1]))
  const found = await listByQuery(browserContext, { ...query, size: String(wholeListSize) }).catch(() => null)
  if (requestedAddress === address) wholeList.set({ address, fetchedAt: Date.now(), found })
}

type Whole = { found: RecipePage | null | undefined; retry: () => void }

/** Returns the whole list for the URL of its first page. Undefined while it loads, null after a failed call. */
export function useWholeList(address: string): Whole {
  const list = wholeList.use()
  useEffect(() => {
    const known = wholeList.get()
    const isFresh = known?.address === address && known.found !== null && Date.now() - known.fetchedAt < freshMs
    if (!isFresh) void load(address)
  }, [address])
  return { found: list?.address === address ? list.found : undefined, retry: () => void load(address) }
}
