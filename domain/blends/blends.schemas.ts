import * as z from 'zod'

import { maxHerbsInBlend, minHerbsInBlend, maxProposals, maxWishLength } from './blends.limits.ts'
import { tastes } from './blends.types.ts'

const slug = z.string().regex(/^[a-z\d-]{1,80}$/)

/**
 * The description may be blank here. The service rejects a blank one after loading the member and checking for
 * emergencies.
 */
const wish = {
  description: z.string().max(maxWishLength, `Use at most ${maxWishLength} characters`),
  tastes: z.array(z.enum(tastes)).max(tastes.length).default([]),
  ownOnly: z.boolean().default(false),
}

/**
 * `token` requests another proposal for an earlier wish. `shown` contains the herb slugs of each blend proposed so far.
 */
export const blendWish = z.object({
  ...wish,
  token: z.string().max(80).optional(),
  shown: z
    .array(z.array(slug).max(maxHerbsInBlend))
    .max(maxProposals + 1)
    .default([]),
})

/** Blend to save. The worker writes its texts again, so that a member's own words never appear as ours. */
export const blendToSave = z.object({
  aims: z.array(slug).max(12),
  herbs: z
    .array(z.object({ slug, gramsPerCup: z.number().positive().max(20) }))
    .min(minHerbsInBlend)
    .max(maxHerbsInBlend)
    .refine((herbs) => new Set(herbs.map((herb) => herb.slug)).size === herbs.length, 'Use each herb only once'),
  cupsPerDay: z.number().int().min(1).max(6),
})

export const savedBlendParams = z.object({ id: z.uuid() })

export type BlendWish = z.infer<typeof blendWish>
