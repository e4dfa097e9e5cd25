import type { RouterContextProvider } from 'react-router'

import { createAsk } from '#client/core/api.ts'
import { api } from '#domain/api.ts'
import type { AccountsApi } from '#worker/features/accounts/accounts.routes.ts'
import type { SessionApi } from '#worker/features/accounts/session.routes.ts'

type Context = Readonly<RouterContextProvider>

const askSession = createAsk((hc, network) => hc<SessionApi>(api.session, network))
const askAccount = createAsk((hc, network) => hc<AccountsApi>(api.account, network))

export const getSession = (context: Context) => askSession(context, (session) => session.index.$get())

type Credentials = { email: string; password: string }

export const signIn = (context: Context, json: Credentials) =>
  askSession(context, (session) => session.index.$post({ json }))
export const signOut = (context: Context) => askSession(context, (session) => session.index.$delete())
export const confirmIdentity = (context: Context, json: { password: string }) =>
  askSession(context, (session) => session.proof.$post({ json }))

type NewAccount = Credentials & { fullName: string; dateOfBirth: string; location: string }

export const signUp = (context: Context, json: NewAccount) =>
  askAccount(context, (account) => account.index.$post({ json }))
export const askForLink = (context: Context, json: Credentials) =>
  askAccount(context, (account) => account.confirmations.request.$post({ json }))
export const confirmAccount = (context: Context, json: { token: string; password?: string }) =>
  askAccount(context, (account) => account.confirmations.$post({ json }))
export const askForReset = (context: Context, json: { email: string }) =>
  askAccount(context, (account) => account.resets.request.$post({ json }))
export const resetPassword = (context: Context, json: { token: string; password: string }) =>
  askAccount(context, (account) => account.resets.$post({ json }))
export const confirmAddress = (context: Context, json: { token: string }) =>
  askAccount(context, (account) => account.emails.$post({ json }))
