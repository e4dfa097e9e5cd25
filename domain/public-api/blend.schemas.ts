import * as z from 'zod'

import { maxWishLength } from '#domain/blends/blends.limits.ts'
import { tasteTags } from '#domain/safety/vocabulary.ts'

import { personAnswers } from './check.schemas.ts'
import { disclaimer, publicEmergency, publicSource } from './shared.schemas.ts'

export const suggestRequest = z.strictObject({
  description: z
    .string()
    .trim()
    .min(1)
    .max(maxWishLength)
    .describe('What the tea is for, in the person’s own words, such as "trouble sleeping, and I am pregnant".'),
  tastes: z.array(z.enum(tasteTags)).max(tasteTags.length).optional(),
  person: personAnswers.optional(),
})
export type SuggestRequest = z.infer<typeof suggestRequest>

const publicBlend = z.object({
  name: z.string(),
  description: z.string(),
  herbs: z.array(
    z.object({ slug: z.string(), name: z.string(), gramsPerCup: z.number(), why: z.string(), url: z.string() }),
  ),
  millilitresPerCup: z.number(),
  celsius: z.number(),
  minutes: z.number(),
  cupsPerDay: z.number(),
  courseDays: z.number().nullable(),
  steps: z.array(z.string()),
  warnings: z.array(z.string()).describe('Show them with the blend.'),
  remarks: z.array(z.string()),
})

export const suggestResult = z.object({
  emergencies: z.array(publicEmergency).describe('Signs of an emergency in the description. Show them first.'),
  blend: publicBlend.nullable(),
  message: z.string().nullable().describe('Why there is no blend.'),
  sources: z.array(publicSource),
  disclaimer,
})
export type SuggestResult = z.infer<typeof suggestResult>
