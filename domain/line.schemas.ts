import * as z from 'zod'

import { cleanLine } from './text-lines.ts'

/**
 * One line typed by a user, such as a name or title. Removes characters that hide or reverse text. `missingError` is
 * the error if the value isn't text.
 */
export const typedLine = (missingError?: string) => z.string(missingError).overwrite(cleanLine)
