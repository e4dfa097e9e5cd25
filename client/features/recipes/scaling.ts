import { use } from 'react'

import type * as servingsRules from '#domain/recipes/servings.rules.ts'

type Scaling = typeof servingsRules

let loaded: Scaling | undefined
let loading: Promise<Scaling | undefined> | undefined

/**
 * What multiplies amounts; undefined where it cannot be fetched. After a failure the promise stays: browsers do not fetch the module
 * again, and a new promise in each render would be drawn without end.
 */
export const loadScaling = (): Promise<Scaling | undefined> =>
  (loading ??= import('#domain/recipes/servings.rules.ts').then(
    (scaling) => (loaded = scaling),
    () => undefined,
  ))

// Most readers keep the number of cups: only they who ask for another fetch what multiplies, and the worker has it at hand.
if (typeof document === 'undefined' || location.search !== '') await loadScaling()

/** An amount as written, or multiplied; without what multiplies it stays as written and says so, as the steps do. */
export function useScaling(factor: number): Pick<Scaling, 'scaleAmount' | 'stepsWords'> {
  const scaling = factor === 1 ? undefined : (loaded ?? use(loadScaling()))
  return scaling ?? unscaled
}

const unscaled: Pick<Scaling, 'scaleAmount' | 'stepsWords'> = {
  scaleAmount: (text, factor) => ({ text, scaled: factor === 1 }),
  stepsWords: () => '',
}
