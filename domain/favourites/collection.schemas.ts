import * as z from 'zod'

import { oneLine, wholeNumber } from '#domain/query.schemas.ts'
import { maxPage, maxSearchLength } from '#domain/recipes/recipe-filters.ts'

import { collectionChips, collectionTabs } from './collection.types.ts'

export const collectionQuery = z
  .object({
    tab: z.enum(collectionTabs).default('liked'),
    search: oneLine(maxSearchLength).default(''),
    category: z.enum(['', ...collectionChips]).default(''),
    page: wholeNumber.pipe(z.number().min(1).max(maxPage)).default(1),
  })
  .transform(({ category, ...filters }) => ({ ...filters, chip: category }))
