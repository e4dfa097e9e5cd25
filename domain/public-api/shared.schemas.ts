import * as z from 'zod'

import { sourceTiers } from '#domain/safety/vocabulary.ts'

/** Schemas that several answers of the public API share. They are a promise: a change needs a new version of the API. */

export const publicSource = z.object({
  title: z.string(),
  url: z.string().nullable(),
  kind: z
    .enum(sourceTiers)
    .describe(
      'How we read the source. memory: general knowledge, for which we have not read a source. It never makes a check more lenient.',
    ),
})
export type PublicSource = z.infer<typeof publicSource>

/** Positions in the list of sources of the same answer. */
export const sourcePositions = z.array(z.number().int()).describe('Positions in "sources", from 0.')

export const publicNote = z.object({ text: z.string(), sources: sourcePositions })
export type PublicNote = z.infer<typeof publicNote>

/** Signs of an emergency in a text. Help comes before any tea. */
export const publicEmergency = z.object({
  name: z.string(),
  advice: z.string(),
  numbers: z.array(z.object({ name: z.string(), numbers: z.array(z.string()) })).describe('Phone numbers in the UK.'),
})
export type PublicEmergency = z.infer<typeof publicEmergency>

export const disclaimer = z.string().describe('Show this sentence beside everything that you take from the answer.')
