import * as z from 'zod'

import { emailAddress } from '#domain/email-address.ts'
import { typedLine } from '#domain/line.schemas.ts'
import { linkToken } from '#domain/link-token.ts'

import { passwordErrors, maxPasswordLength, minPasswordLength } from './sign-up.rules.ts'

const newPassword = z
  .string({ error: passwordErrors.short })
  .min(minPasswordLength, passwordErrors.short)
  .max(maxPasswordLength, passwordErrors.long)

/** Existing password, to compare with the stored hash. Only its length is limited. */
const enteredPassword = z
  .string({ error: 'Please enter your password' })
  .min(1, 'Please enter your password')
  .max(maxPasswordLength, passwordErrors.long)

const line = typedLine('Please fill this in')

/** Name, date of birth and location. Blank optional fields become null. */
export const personalDetails = {
  fullName: line.min(1, 'Full name is required').max(100, 'Use at most 100 characters'),
  dateOfBirth: z
    .union([z.literal('').transform(() => null), z.iso.date('Please enter a valid date'), z.null()])
    .default(null),
  location: line
    .max(100, 'Use at most 100 characters')
    .transform((text) => text || null)
    .nullable()
    .default(null),
}

export const signUp = z.object({ password: newPassword, ...personalDetails, email: emailAddress })
export const signIn = z.object({ email: emailAddress, password: enteredPassword })
export const reauthentication = z.object({ password: enteredPassword })
export const passwordChange = z.object({ present: enteredPassword, password: newPassword })
export const addressOnly = z.object({ email: emailAddress })
export const tokenOnly = z.object({ token: linkToken })
export const confirmation = z.object({ token: linkToken, password: newPassword.optional() })
export const reset = z.object({ token: linkToken, password: newPassword })

/** Session id in the list of sessions: the SHA-256 hash in hex. */
export const sessionKey = z.object({ id: z.string().regex(/^[\da-f]{64}$/) })

export type SignUp = z.infer<typeof signUp>
export type SignIn = z.infer<typeof signIn>
