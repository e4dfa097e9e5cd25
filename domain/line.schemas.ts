import * as z from 'zod'

import { cleanLine } from './text-lines.ts'

/**
 * One line that somebody typed, such as a name, a title or a subject, as others may read it: what nobody sees or what turns the words of
 * others around is gone. `missing` is said of what is no text.
 */
export const typedLine = (missing?: string) => z.string(missing).overwrite(cleanLine)
