import * as z from 'zod'

/** Message for used, expired and invalid links, so that it doesn't reveal which. */
export const invalidLinkMessage = 'This link no longer works'

/** Token in an emailed link. A truncated token is treated as an invalid link. */
export const linkToken = z.string().max(100, invalidLinkMessage)
