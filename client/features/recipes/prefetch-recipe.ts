import { browserContext } from '#client/core/api.ts'
import type { Recipe } from '#domain/recipes/recipes.types.ts'

import { loadRecipePage } from './load-recipe-page.ts'
import { getRecipe } from './recipes.api.ts'

type Found = Promise<{ recipe: Recipe }>

/** Milliseconds for which a prefetched recipe may be used. */
const maxAgeMs = 10_000

let prefetched: { slug: string; at: number; found: Found } | undefined

/** Prefetches the data and the page of a recipe that the reader is about to open. */
export function fetchAhead(slug: string): void {
  if (isPrefetched(slug)) return
  const found = getRecipe(browserContext, slug)
  found.catch(() => {
    if (prefetched?.found === found) prefetched = undefined
  })
  prefetched = { slug, at: Date.now(), found }
  loadRecipePage().catch(() => undefined)
}

/** Returns the prefetched recipe of this URL. Returns undefined if there is none, and always in the worker. */
export const prefetchedRecipe = (address: string): Found | undefined =>
  isPrefetched(address) ? prefetched?.found : undefined

function isPrefetched(slug: string): boolean {
  return prefetched?.slug === slug && Date.now() - prefetched.at < maxAgeMs
}
