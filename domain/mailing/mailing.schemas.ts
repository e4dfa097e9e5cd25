import * as z from 'zod'

import { plainWords } from '#domain/text.ts'

/** A sign-up as the reader typed it; the address is trimmed and in lower case afterwards, a blank name becomes null. */
export const subscription = z.object({
  email: z
    .string({ error: 'Please enter your email address' })
    .trim()
    .toLowerCase()
    .min(1, { error: 'Please enter your email address', abort: true })
    .max(254, { error: 'This address is too long', abort: true })
    .pipe(
      z.email({
        pattern: /^[^\s@]+@[^\s@.]+(?:\.[^\s@.]+)+$/,
        error: 'Please write the address like name@example.org',
      }),
    ),
  firstName: z
    .string()
    .transform(plainWords)
    .pipe(z.string().max(60, 'At most 60 characters'))
    .transform((name) => name || null)
    .default(null),
})

export type Subscription = z.infer<typeof subscription>
