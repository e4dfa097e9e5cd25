import type { RouterContextProvider } from 'react-router'

import { createApiCall } from '#client/core/api.ts'
import { api } from '#domain/api.ts'
import type { AccountsApi } from '#worker/features/accounts/accounts.routes.ts'
import type { SessionApi } from '#worker/features/accounts/session.routes.ts'

type Context = Readonly<RouterContextProvider>

const callSession = createApiCall((hc, network) => hc<SessionApi>(api.session, network))
const callAccount = createApiCall((hc, network) => hc<AccountsApi>(api.account, network))

export const getSession = (context: Context) => callSession(context, (session) => session.index.$get())

type Credentials = { email: string; password: string }

export const signIn = (context: Context, json: Credentials) =>
  callSession(context, (session) => session.index.$post({ json }))
export const signOut = (context: Context) => callSession(context, (session) => session.index.$delete())
export const confirmIdentity = (context: Context, json: { password: string }) =>
  callSession(context, (session) => session.proof.$post({ json }))

type NewAccount = Credentials & { fullName: string; dateOfBirth: string; location: string }

export const signUp = (context: Context, json: NewAccount) =>
  callAccount(context, (account) => account.index.$post({ json }))
export const askForLink = (context: Context, json: Credentials) =>
  callAccount(context, (account) => account.confirmations.request.$post({ json }))
export const confirmAccount = (context: Context, json: { token: string; password?: string }) =>
  callAccount(context, (account) => account.confirmations.$post({ json }))
export const askForReset = (context: Context, json: { email: string }) =>
  callAccount(context, (account) => account.resets.request.$post({ json }))
export const resetPassword = (context: Context, json: { token: string; password: string }) =>
  callAccount(context, (account) => account.resets.$post({ json }))
export const confirmAddress = (context: Context, json: { token: string }) =>
  callAccount(context, (account) => account.emails.$post({ json }))
