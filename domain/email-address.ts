import * as z from 'zod'

const maxLength = 254

/**
 * Our emails show addresses to other people, so an address can't contain anything that starts a link, a second address
 * or a new line. Allows letters from any alphabet, with their marks.
 */
const addressPattern = /^[\p{L}\p{M}\p{Nd}.!#$%&'*+=?^_`{|}~-]+@[\p{L}\p{M}\p{Nd}-]+(?:\.[\p{L}\p{M}\p{Nd}-]+)+$/u

/** Typed email address. The result is trimmed and in lower case. */
export const emailAddress = z
  .string({ error: 'Please enter your email address' })
  .trim()
  .toLowerCase()
  .min(1, { error: 'Please enter your email address', abort: true })
  .max(maxLength, { error: 'This address is too long', abort: true })
  .pipe(z.email({ pattern: addressPattern, error: 'Enter an email address like name@example.org' }))
