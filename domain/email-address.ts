import * as z from 'zod'

/** Characters of the longest address that mail is sent to. */
const lengthMax = 254

/** An address as somebody typed it; trimmed and in lower case afterwards. */
export const emailAddress = z
  .string({ error: 'Please enter your email address' })
  .trim()
  .toLowerCase()
  .min(1, { error: 'Please enter your email address', abort: true })
  .max(lengthMax, { error: 'This address is too long', abort: true })
  .pipe(
    z.email({
      pattern: /^[^\s@]+@[^\s@.]+(?:\.[^\s@.]+)+$/,
      error: 'Please write the address like name@example.org',
    }),
  )
