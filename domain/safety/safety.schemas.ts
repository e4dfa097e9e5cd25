import * as z from 'zod'

const maxPlants = 60

/** Slugs of plants, separated by commas. An ambiguous name of an ingredient may mean several plants. */
export const plantsQuery = z.object({
  slugs: z
    .string()
    .max(2000)
    .transform((text) => text.split(',').slice(0, maxPlants)),
})
