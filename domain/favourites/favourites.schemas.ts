import * as z from 'zod'

import { favouriteKinds } from './favourites.types.ts'

/** As many recipes as a page shows, and some more. */
export const favouritesAtOnce = 50

export const favouriteKey = z.object({ id: z.uuid(), kind: z.enum(favouriteKinds) })

/** Ids of recipes, separated by commas. */
export const favouritesQuery = z.object({
  recipes: z
    .string()
    .transform((text) => text.split(','))
    .pipe(z.array(z.uuid()).max(favouritesAtOnce)),
})
