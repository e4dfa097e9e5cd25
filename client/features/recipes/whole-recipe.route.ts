import type { LoaderFunctionArgs } from 'react-router'

import { showToast } from '#client/core/toasts.ts'

import { getWholeRecipe } from './recipes.api.ts'

/** Loads the full version of a closed recipe for a member who may see it; null after a failed call. */
export const loader = ({ params, context }: LoaderFunctionArgs) =>
  getWholeRecipe(context, params['address'] ?? '').catch(() => {
    void showToast('error', 'We couldn’t load the amounts and steps. Please reload the page.')
    return null
  })
