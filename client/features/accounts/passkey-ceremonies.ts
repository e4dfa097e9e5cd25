import { startAuthentication, startRegistration, WebAuthnAbortService, WebAuthnError } from '@simplewebauthn/browser'

import { browserContext, type ApiContext } from '#client/core/api.ts'
import type { CallError } from '#client/core/call-error.ts'
import { withStatus } from '#client/core/results.ts'
import { passkeyMessages } from '#domain/factors/factors.messages.ts'

import * as calls from './passkeys.api.ts'

/** Asks for any passkey of this site, and signs in with it. */
export async function signInWithPasskey(context: ApiContext): Promise<void> {
  const { options: optionsJSON } = await calls.getSignInOptions(context)
  await calls.signInWithAssertion(context, await ask(() => startAuthentication({ optionsJSON })))
}

/**
 * Offers passkeys in the suggestions of the email field until the signal. Resolves to the answer for `signInWithAnswer`,
 * as text, once the person has chosen one. Rejects if they do something else.
 */
export async function offerPasskeys(signal: AbortSignal): Promise<string> {
  const { options: optionsJSON } = await calls.getSignInOptions(browserContext)
  signal.throwIfAborted()
  signal.addEventListener('abort', () => WebAuthnAbortService.cancelCeremony())
  return JSON.stringify(await startAuthentication({ optionsJSON, useBrowserAutofill: true }))
}

export const signInWithAnswer = (context: ApiContext, answer: string) =>
  calls.signInWithAssertion(context, JSON.parse(answer))

/** Asks for one of the member's passkeys, and confirms the member with it. */
export async function reauthenticateWithPasskey(context: ApiContext): Promise<void> {
  const { options: optionsJSON } = await calls.getReauthenticationOptions(context)
  await calls.reauthenticateWithAssertion(context, await ask(() => startAuthentication({ optionsJSON })))
}

/** Asks the device for a new passkey, and adds it to the account. */
export async function createPasskey(context: ApiContext): Promise<void> {
  const { options: optionsJSON } = await calls.getRegistrationOptions(context)
  await calls.addPasskey(context, await ask(() => startRegistration({ optionsJSON })))
}

/** Runs the browser's dialog. Turns its errors into the error of a failed call. */
async function ask<Answer>(dialog: () => Promise<Answer>): Promise<Answer> {
  try {
    return await dialog()
  } catch (thrown) {
    throw withStatus<CallError>({ code: 'invalid', message: describeError(thrown) }, 400)
  }
}

function describeError(thrown: unknown): string {
  const isExisting = thrown instanceof WebAuthnError && thrown.code === 'ERROR_AUTHENTICATOR_PREVIOUSLY_REGISTERED'
  return isExisting ? passkeyMessages.existing : passkeyMessages.cancelled
}
