import * as z from 'zod'

import { oneLine, wholeNumber } from '#domain/query.schemas.ts'
import { pageMax, searchLengthMax } from '#domain/recipes/recipe-filters.ts'

import { collectionChips, collectionTabs } from './collection.types.ts'

export const collectionQuery = z
  .object({
    tab: z.enum(collectionTabs).default('liked'),
    search: oneLine(searchLengthMax).default(''),
    category: z.enum(['', ...collectionChips]).default(''),
    page: wholeNumber.pipe(z.number().min(1).max(pageMax)).default(1),
  })
  .transform(({ category, ...filters }) => ({ ...filters, chip: category }))
