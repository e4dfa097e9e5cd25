import type { LoaderFunctionArgs } from 'react-router'

import type { AilmentCounts } from '#domain/recipes/recipes.types.ts'

import { getCounts } from './ailments.api.ts'

/** Counts asked for again while the page stands: without an answer it keeps those it has. */
export const loader = ({ context }: LoaderFunctionArgs): Promise<AilmentCounts | null> =>
  getCounts(context).then(
    ({ counts }) => counts,
    () => null,
  )

export const shouldRevalidate = () => false
