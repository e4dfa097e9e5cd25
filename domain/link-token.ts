import * as z from 'zod'

/** What the link of a mail carries, as a browser hands it in; one that was cut off is one that does not work. */
export const linkToken = z.string().max(100)
