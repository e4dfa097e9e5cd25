import { type ApiContext, createApiCall } from '#client/core/api.ts'
import { api } from '#domain/api.ts'
import type { AccountsApi } from '#worker/features/accounts/accounts.routes.ts'
import type { SessionApi } from '#worker/features/accounts/session.routes.ts'

const callSession = createApiCall((hc, network) => hc<SessionApi>(api.session, network))
const callAccount = createApiCall((hc, network) => hc<AccountsApi>(api.account, network))

export const getSession = (context: ApiContext) => callSession(context, (session) => session.index.$get())

type Credentials = { email: string; password: string }

export const signIn = (context: ApiContext, json: Credentials) =>
  callSession(context, (session) => session.index.$post({ json }))
export const signOut = (context: ApiContext) => callSession(context, (session) => session.index.$delete())
export const reauthenticate = (context: ApiContext, json: { password: string }) =>
  callSession(context, (session) => session.proof.$post({ json }))

type NewAccount = Credentials & { fullName: string; dateOfBirth: string; location: string }

export const signUp = (context: ApiContext, json: NewAccount) =>
  callAccount(context, (account) => account.index.$post({ json }))
export const requestConfirmationLink = (context: ApiContext, json: Credentials) =>
  callAccount(context, (account) => account.confirmations.request.$post({ json }))
export const confirmAccount = (context: ApiContext, json: { token: string; password?: string }) =>
  callAccount(context, (account) => account.confirmations.$post({ json }))
export const requestPasswordReset = (context: ApiContext, json: { email: string }) =>
  callAccount(context, (account) => account.resets.request.$post({ json }))
export const resetPassword = (context: ApiContext, json: { token: string; password: string }) =>
  callAccount(context, (account) => account.resets.$post({ json }))
export const confirmEmail = (context: ApiContext, json: { token: string }) =>
  callAccount(context, (account) => account.emails.$post({ json }))
