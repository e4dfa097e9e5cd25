import * as z from 'zod'

import { typedLine } from '#domain/line.schemas.ts'

import { maxPasskeyNameLength } from './passkeys.rules.ts'
import { passkeyTransports } from './passkeys.types.ts'

/** Most characters of a credential id: 1,023 bytes in base64url, as in the WebAuthn standard. */
const maxIdLength = 1364
/** Most characters of each other value. Authenticators send far less. */
const maxValueLength = 8192

const base64url = (maxLength: number) =>
  z
    .string()
    .min(1)
    .max(maxLength)
    .regex(/^[\w-]+$/)

const credential = { id: base64url(maxIdLength), rawId: base64url(maxIdLength), type: z.literal('public-key') }

/** Answer of an authenticator to a challenge, as `@simplewebauthn/browser` sends it. */
export const passkeyAssertion = z.object({
  ...credential,
  response: z.object({
    clientDataJSON: base64url(maxValueLength),
    authenticatorData: base64url(maxValueLength),
    signature: base64url(maxValueLength),
  }),
})

/** Public key that an authenticator has created. Drops transports that we don't know. */
export const passkeyRegistration = z.object({
  ...credential,
  response: z.object({
    clientDataJSON: base64url(maxValueLength),
    attestationObject: base64url(maxValueLength),
    transports: z
      .array(z.string().max(20))
      .max(20)
      .default([])
      .transform((sent) => passkeyTransports.filter((transport) => sent.includes(transport))),
  }),
})

export const passkeyName = z.object({
  name: typedLine('Please enter a name')
    .min(1, 'Please enter a name')
    .max(maxPasskeyNameLength, `Use at most ${maxPasskeyNameLength} characters`),
})

export const passkeyKey = z.object({ id: z.uuid() })

export type PasskeyAssertion = z.infer<typeof passkeyAssertion>
export type PasskeyRegistration = z.infer<typeof passkeyRegistration>

/** Text that the authenticator signed. The library checks its other fields. */
export const clientData = z.object({ challenge: z.string().max(200) })
