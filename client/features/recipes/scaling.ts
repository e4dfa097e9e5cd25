import type * as servingsRules from '#domain/recipes/servings.rules.ts'

import { createLazyRules } from './lazy-rules.ts'

type Scaling = Pick<typeof servingsRules, 'scaleAmount' | 'formatStepsNote'>

const scalingRules = createLazyRules(() => import('#domain/recipes/servings.rules.ts'))

/** Loads the rules that scale amounts. */
export const loadScaling = scalingRules.load

// Most readers don't change the number of cups, so the browser loads the rules only when they do. The worker always has
// them.
if (typeof document === 'undefined' || location.search !== '') await loadScaling()

/**
 * Returns the functions that scale amounts and describe steps. If the rules couldn't be loaded, amounts stay as written
 * and are marked as not scaled.
 */
export const useScaling = (factor: number): Scaling => scalingRules.useIf(factor !== 1) ?? noScaling

const noScaling: Scaling = {
  scaleAmount: (text, factor) => ({ text, scaled: factor === 1 }),
  formatStepsNote: () => '',
}
