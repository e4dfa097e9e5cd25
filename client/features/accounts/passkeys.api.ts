import type {
  AuthenticationResponseJSON,
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
  RegistrationResponseJSON,
} from '@simplewebauthn/browser'

import { type ApiContext, asDeclared, createApiCall, pathParams } from '#client/core/api.ts'
import { api } from '#domain/api.ts'
import type { PasskeysApi } from '#worker/features/factors/passkeys.routes.ts'

const callPasskeys = createApiCall((hc, network) => hc<PasskeysApi>(api.passkeys, network))

export const listPasskeys = (context: ApiContext) => callPasskeys(context, (passkeys) => passkeys.index.$get())

export const getRegistrationOptions = (context: ApiContext) =>
  asDeclared<{ options: PublicKeyCredentialCreationOptionsJSON }>(
    callPasskeys(context, (passkeys) => passkeys.options.$post()),
  )
export const addPasskey = (context: ApiContext, json: RegistrationResponseJSON) =>
  callPasskeys(context, (passkeys) => passkeys.index.$post({ json }))
export const renamePasskey = (context: ApiContext, id: string, name: string) =>
  callPasskeys(context, (passkeys) => passkeys[':id'].$put({ param: pathParams({ id }), json: { name } }))
export const removePasskey = (context: ApiContext, id: string) =>
  callPasskeys(context, (passkeys) => passkeys[':id'].$delete({ param: pathParams({ id }) }))

type RequestOptions = { options: PublicKeyCredentialRequestOptionsJSON }

export const getSignInOptions = (context: ApiContext) =>
  asDeclared<RequestOptions>(callPasskeys(context, (passkeys) => passkeys['sign-in'].options.$post()))
export const signInWithAssertion = (context: ApiContext, json: AuthenticationResponseJSON) =>
  callPasskeys(context, (passkeys) => passkeys['sign-in'].$post({ json }))
export const getReauthenticationOptions = (context: ApiContext) =>
  asDeclared<RequestOptions>(callPasskeys(context, (passkeys) => passkeys.reauthentication.options.$post()))
export const reauthenticateWithAssertion = (context: ApiContext, json: AuthenticationResponseJSON) =>
  callPasskeys(context, (passkeys) => passkeys.reauthentication.$post({ json }))
