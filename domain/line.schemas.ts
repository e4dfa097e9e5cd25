import * as z from 'zod'

import { cleanLine } from './text-lines.ts'

/**
 * One line that someone typed, such as a name or a title, without characters that hide or reverse text. `missingError` is
 * the error if the value isn't text.
 */
export const typedLine = (missingError?: string) => z.string(missingError).overwrite(cleanLine)
