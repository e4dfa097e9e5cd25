import { RouterContextProvider } from 'react-router'

import type { Recipe } from '#domain/recipes/recipes.types.ts'

import { loadRecipePage } from './load-recipe-page.ts'
import { getRecipe } from './recipes.api.ts'

type Found = Promise<{ recipe: Recipe }>

/** Milliseconds for which a prefetched recipe may be used. */
const servesMs = 10_000

let ahead: { slug: string; at: number; found: Found } | undefined

/** Prefetches the data and the page of a recipe that the reader is about to open. */
export function fetchAhead(slug: string): void {
  if (isAhead(slug)) return
  const found = getRecipe(new RouterContextProvider(), slug)
  found.catch(() => {
    if (ahead?.found === found) ahead = undefined
  })
  ahead = { slug, at: Date.now(), found }
  loadRecipePage().catch(() => undefined)
}

/** Returns the prefetched recipe of this address; undefined if there is none, and always in the worker. */
export const foundAhead = (address: string): Found | undefined => (isAhead(address) ? ahead?.found : undefined)

function isAhead(slug: string): boolean {
  return ahead?.slug === slug && Date.now() - ahead.at < servesMs
}
