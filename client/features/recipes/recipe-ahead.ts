import { RouterContextProvider } from 'react-router'

import type { Recipe } from '#domain/recipes/recipes.types.ts'

import { loadRecipePage } from './load-recipe-page.ts'
import { getRecipe } from './recipes.api.ts'

type Found = Promise<{ recipe: Recipe }>

/** A recipe fetched ahead serves for so long; afterwards it is asked for anew. */
const servesMs = 10_000

let ahead: { slug: string; at: number; found: Found } | undefined

/** Begins to fetch the recipe that the reader is about to open, data and page. */
export function fetchAhead(slug: string): void {
  if (isAhead(slug)) return
  const found = getRecipe(new RouterContextProvider(), slug)
  found.catch(() => {
    if (ahead?.found === found) ahead = undefined
  })
  ahead = { slug, at: Date.now(), found }
  loadRecipePage().catch(() => undefined)
}

/** What is on its way for this address already; undefined on the worker, where nobody points at anything. */
export const foundAhead = (address: string): Found | undefined => (isAhead(address) ? ahead?.found : undefined)

function isAhead(slug: string): boolean {
  return ahead?.slug === slug && Date.now() - ahead.at < servesMs
}
