import * as z from 'zod'

import { emailAddress } from '#domain/email-address.ts'
import { linkToken } from '#domain/link-token.ts'
import { plainWords } from '#domain/text.ts'

import { ownSources } from './subscribers.types.ts'

/** A sign-up as the reader typed it; the address is trimmed and in lower case afterwards, a blank name becomes null. */
export const subscription = z.object({
  email: emailAddress,
  firstName: z
    .string()
    .transform(plainWords)
    .pipe(z.string().max(60, 'At most 60 characters'))
    .transform((name) => name || null)
    .default(null),
  source: z.enum(ownSources).optional(),
})

export type Subscription = z.infer<typeof subscription>

/** What the link of a confirmation mail carries. */
export const subscriptionConfirmation = z.object({ token: linkToken })

/** What the link of a mailing carries by which its reader leaves. */
export const unsubscribeKey = z.object({ token: z.string().max(200) })
