import type { ResourceArgs } from '#client/core/resources.ts'
import type { AilmentCounts } from '#domain/recipes/recipes.types.ts'

import { getCounts } from './ailments.api.ts'

/** Reloads the counts of an open page. After a failed call, the page keeps its current counts. */
export const loader = ({ context }: ResourceArgs): Promise<AilmentCounts | null> =>
  getCounts(context).then(
    ({ counts }) => counts,
    () => null,
  )
