import * as z from 'zod'

import { emailAddress } from '#domain/email-address.ts'
import { typedLine } from '#domain/line.schemas.ts'
import { linkToken } from '#domain/link-token.ts'

import { ownSources } from './subscribers.types.ts'

/** How somebody is greeted; blank becomes null. */
export const firstName = typedLine()
  .max(60, 'At most 60 characters')
  .transform((name) => name || null)

/** A sign-up as the reader typed it; the address is trimmed and in lower case afterwards, a blank name becomes null. */
export const subscription = z.object({
  email: emailAddress,
  firstName: firstName.default(null),
  source: z.enum(ownSources).optional(),
})

export type Subscription = z.infer<typeof subscription>

/** What the link of a confirmation mail carries. */
export const subscriptionConfirmation = z.object({
  token: linkToken,
  /** That we may note which letters are opened. */
  opens: z.boolean().default(false),
})

export type SubscriptionConfirmation = z.infer<typeof subscriptionConfirmation>

/**
 * What the picture of a mailing carries, and the links by which its reader leaves or chooses; what no mail of ours carries is as
 * good as nothing.
 */
export const readerKey = z.object({ token: z.string().max(200).catch('') })
