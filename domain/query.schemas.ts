import * as z from 'zod'

import { typedLine } from './line.schemas.ts'

export const oneLine = (maxLength: number) => typedLine().max(maxLength)

/** Sequence of a row: its position among all rows ever written. */
export const sequence = z
  .string()
  .regex(/^\d{1,15}$/)
  .transform(Number)

/** Creates a schema that parses a cursor with `parse`. */
export const createCursorSchema = <Cursor>(parse: (cursor: string) => Cursor | undefined) =>
  z
    .string()
    .transform((cursor, context): Cursor => {
      const parsedCursor = parse(cursor)
      if (parsedCursor) return parsedCursor
      context.addIssue({ code: 'custom', message: 'Unknown cursor' })
      return z.NEVER
    })
    .optional()

export const wholeNumber = z
  .string()
  .regex(/^\d{1,6}$/)
  .transform(Number)
