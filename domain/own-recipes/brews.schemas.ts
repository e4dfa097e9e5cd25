import * as z from 'zod'

import { createCursorSchema } from '#domain/query.schemas.ts'
import { ratingValues } from '#domain/ratings/ratings.types.ts'
import { cleanLines } from '#domain/text-lines.ts'

import { type BrewCursor, maxBrewNoteLength } from './brews.types.ts'

/** One making of an own recipe. `day` is the member's local date, `yyyy-mm-dd`; `stars` is null without a rating. */
export const ownBrew = z.strictObject({
  day: z.iso.date('Enter the day, month and year'),
  stars: z.literal(ratingValues).nullable(),
  note: z.string().overwrite(cleanLines).max(maxBrewNoteLength, `Use at most ${maxBrewNoteLength} characters`),
})

export const brewKey = z.object({ id: z.uuid(), brew: z.uuid() })

function parseBrewCursor(cursor: string): BrewCursor | undefined {
  const [, day, id] = /^(\d{4}-\d\d-\d\d)_([\w-]{1,40})$/.exec(cursor) ?? []
  return day === undefined || id === undefined ? undefined : { day, id }
}

/** `after` is the cursor of the last brew on the previous page. */
export const brewsQuery = z.object({ after: createCursorSchema(parseBrewCursor) })

export type OwnBrewContent = z.infer<typeof ownBrew>
