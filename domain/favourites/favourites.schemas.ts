import * as z from 'zod'

import { favouriteKinds } from './favourites.types.ts'

/** Maximum number of recipes per request; a little more than a page shows. */
export const maxFavouritesPerRequest = 50

export const favouriteKey = z.object({ id: z.uuid(), kind: z.enum(favouriteKinds) })

/** Recipe ids, separated by commas. */
export const favouritesQuery = z.object({
  recipes: z
    .string()
    .transform((text) => text.split(','))
    .pipe(z.array(z.uuid()).max(maxFavouritesPerRequest)),
})
