import * as z from 'zod'

import { plainWords } from './text.ts'

/** One line of at most `lengthMax` characters. */
export const oneLine = (lengthMax: number) => z.string().transform(plainWords).pipe(z.string().max(lengthMax))

export const wholeNumber = z
  .string()
  .regex(/^\d{1,6}$/)
  .transform(Number)
