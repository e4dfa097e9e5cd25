import * as z from 'zod'

import { favouriteKinds } from './favourites.types.ts'

/** Maximum recipes in a request. A page shows slightly fewer. */
export const maxFavouritesPerRequest = 50

export const favouriteKey = z.object({ id: z.uuid(), kind: z.enum(favouriteKinds) })

export const favouritesQuery = z.object({
  recipes: z
    .string()
    .transform((text) => text.split(','))
    .pipe(z.array(z.uuid()).max(maxFavouritesPerRequest)),
})
