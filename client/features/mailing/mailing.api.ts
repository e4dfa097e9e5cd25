import type { RouterContextProvider } from 'react-router'

import { createAsk } from '#client/core/api.ts'
import { api } from '#domain/api.ts'
import type { MailingApi } from '#worker/features/mailing/mailing.routes.ts'

type Context = Readonly<RouterContextProvider>

const askMailing = createAsk((hc, network) => hc<MailingApi>(api.mailing, network))

export const subscribe = (context: Context, json: { email: string; firstName: string }) =>
  askMailing(context, (mailing) => mailing.subscribers.$post({ json }))

export const confirmSubscription = (context: Context, json: { token: string }) =>
  askMailing(context, (mailing) => mailing.confirmations.$post({ json }))
