import * as z from 'zod'

/** Characters of the longest address that mail is sent to. */
const lengthMax = 254

/**
 * Mails carry addresses to others: one has nothing in it that would begin a link, a second address or another line. Letters
 * are those of any alphabet, with their marks.
 */
const pattern = /^[\p{L}\p{M}\p{Nd}.!#$%&'*+=?^_`{|}~-]+@[\p{L}\p{M}\p{Nd}-]+(?:\.[\p{L}\p{M}\p{Nd}-]+)+$/u

/** An address as somebody typed it; trimmed and in lower case afterwards. */
export const emailAddress = z
  .string({ error: 'Please enter your email address' })
  .trim()
  .toLowerCase()
  .min(1, { error: 'Please enter your email address', abort: true })
  .max(lengthMax, { error: 'This address is too long', abort: true })
  .pipe(z.email({ pattern, error: 'Please write the address like name@example.org' }))
