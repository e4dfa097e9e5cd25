import { format } from 'date-fns/format'
import { parseISO } from 'date-fns/parseISO'

/** `MMM dd, yyyy` for a day written `yyyy-mm-dd`, the same wherever it is read. */
export const dayWords = (day: string): string => format(parseISO(day), 'MMM dd, yyyy')
