import * as z from 'zod'

/** Used links, expired links and invalid links share this message, so that it reveals nothing. */
export const invalidLinkMessage = 'This link no longer works'

/** Token of an emailed link. A truncated token is treated as an invalid link. */
export const linkToken = z.string().max(100, invalidLinkMessage)
