import * as z from 'zod'

import { emailAddress } from '#domain/email-address.ts'
import { typedLine } from '#domain/line.schemas.ts'
import { linkToken } from '#domain/link-token.ts'

import { ownSources } from './subscribers.types.ts'

/** Name for the greeting. A blank name becomes null. */
export const firstName = typedLine()
  .max(60, 'Use at most 60 characters')
  .transform((name) => name || null)

/** Subscription as typed. The address is trimmed and in lower case; a blank name becomes null. */
export const subscription = z.object({
  email: emailAddress,
  firstName: firstName.default(null),
  source: z.enum(ownSources).optional(),
})

export type Subscription = z.infer<typeof subscription>

export const subscriptionConfirmation = z.object({
  token: linkToken,
  /** Consent to tracking which emails the subscriber opens. */
  opens: z.boolean().default(false),
})

export type SubscriptionConfirmation = z.infer<typeof subscriptionConfirmation>

/**
 * Token in the tracking pixel and in the links for unsubscribing and preferences. An invalid token becomes an empty
 * string.
 */
export const readerKey = z.object({ token: z.string().max(200).catch('') })
