import * as z from 'zod'

import { severities, tasteTags } from '#domain/safety/vocabulary.ts'

import { disclaimer, publicSource } from './shared.schemas.ts'

const names = {
  slug: z.string(),
  name: z.string(),
  scientificName: z.string(),
  family: z.string(),
  otherNames: z.array(z.string()),
  url: z.string(),
}

export const publicHerbList = z.object({
  herbs: z.array(
    z.object({
      ...names,
      ailments: z.array(z.string()),
      tastes: z.array(z.enum(tasteTags)),
      use: z.string().describe('Traditional uses in one line, which are no proof that it works.'),
      minimumAge: z.number().describe('Youngest age in years for the full daily amount.'),
      hasCaffeine: z.boolean(),
    }),
  ),
  restricted: z
    .array(z.object({ ...names, reason: z.string() }))
    .describe('Plants that no tea of ours contains. Don’t recommend them.'),
  disclaimer,
})
export type PublicHerbList = z.infer<typeof publicHerbList>

const fact = z.object({ label: z.string(), text: z.string() })

const page = {
  ...names,
  partUsed: z.string(),
  description: z.string(),
  lookAlikes: z.array(z.string()).describe('Plants that people confuse it with.'),
  sources: z.array(publicSource),
  version: z.string().describe('Version of our facts, and who has reviewed them.'),
  disclaimer,
}

export const publicHerb = z.object({
  ...page,
  kind: z.literal('herb'),
  amounts: z.array(fact).describe('How to brew it, and the most to drink.'),
  exclusions: z.array(z.string()).describe('Who should leave it out, or ask first.'),
  pregnancy: z.array(z.string()),
  breastfeeding: z.array(z.string()),
  children: z.array(z.string()),
  medicines: z.array(
    z.object({ medicine: z.string(), effects: z.string(), advice: z.string(), severity: z.enum(severities) }),
  ),
  allergens: z.array(z.string()),
  cautions: z.array(z.string()).describe('For everybody.'),
  uses: z
    .array(z.object({ use: z.string(), ailment: z.string(), evidence: z.string() }))
    .describe('Uses with the evidence for each. Traditional use is no proof that it works.'),
  notes: z.array(z.string()),
  factCheck: z.string(),
  recipes: z.array(z.object({ slug: z.string(), name: z.string(), url: z.string() })),
})
export type PublicHerb = z.infer<typeof publicHerb>

export const publicRestrictedPlant = z.object({
  ...page,
  kind: z.literal('restricted'),
  reason: z.string().describe('Why no tea of ours contains it.'),
  substances: z.string(),
  rulings: z.array(z.string()),
  alternatives: z.array(z.object({ slug: z.string(), name: z.string(), url: z.string() })),
})
export type PublicRestrictedPlant = z.infer<typeof publicRestrictedPlant>

export const publicAmbiguousName = z
  .object({
    kind: z.literal('several'),
    name: z.string(),
    plants: z.array(
      z.object({
        slug: z.string(),
        name: z.string(),
        scientificName: z.string(),
        isRestricted: z.boolean(),
        url: z.string(),
      }),
    ),
  })
  .describe('The name can mean several plants. Ask which one.')

export const publicPlant = z.discriminatedUnion('kind', [publicHerb, publicRestrictedPlant, publicAmbiguousName])
export type PublicPlant = z.infer<typeof publicPlant>
