import { use } from 'react'

import type * as servingsRules from '#domain/recipes/servings.rules.ts'

type Scaling = typeof servingsRules

let loaded: Scaling | undefined
let loading: Promise<Scaling | undefined> | undefined

/**
 * Loads the rules that scale amounts; undefined if loading fails. Never retries: browsers don't fetch a failed module
 * again, and a new promise in each render would cause an endless loop.
 */
export const loadScaling = (): Promise<Scaling | undefined> =>
  (loading ??= import('#domain/recipes/servings.rules.ts').then(
    (scaling) => (loaded = scaling),
    () => undefined,
  ))

// Most readers don't change the number of cups, so the browser loads the rules only when they do. The worker always has
// them.
if (typeof document === 'undefined' || location.search !== '') await loadScaling()

/**
 * Returns the functions that scale amounts and describe steps. If the rules couldn't be loaded, amounts stay as written
 * and are marked as not scaled.
 */
export function useScaling(factor: number): Pick<Scaling, 'scaleAmount' | 'formatStepsNote'> {
  const scaling = factor === 1 ? undefined : (loaded ?? use(loadScaling()))
  return scaling ?? noScaling
}

const noScaling: Pick<Scaling, 'scaleAmount' | 'formatStepsNote'> = {
  scaleAmount: (text, factor) => ({ text, scaled: factor === 1 }),
  formatStepsNote: () => '',
}
