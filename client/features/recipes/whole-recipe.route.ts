import type { LoaderFunctionArgs } from 'react-router'

import { showToast } from '#client/core/toasts.ts'

import { getWholeRecipe } from './recipes.api.ts'

/** All of a closed recipe, for whom it is not closed; null where it cannot be had. */
export const loader = ({ params, context }: LoaderFunctionArgs) =>
  getWholeRecipe(context, params['address'] ?? '').catch(() => {
    void showToast('error', 'Amounts and steps could not be fetched. Please load the page again.')
    return null
  })
