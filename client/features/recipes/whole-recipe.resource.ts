import type { ResourceArgs } from '#client/core/resources.ts'
import { showToast } from '#client/core/toasts.ts'

import { getWholeRecipe } from './recipes.api.ts'

/** Loads the full version of a closed recipe for a member who may see it; null if loading fails. */
export const loader = ({ params, context }: ResourceArgs) =>
  getWholeRecipe(context, params['address'] ?? '').catch(() => {
    showToast('error', 'We couldn’t load the amounts and steps. Please reload the page.')
    return null
  })
