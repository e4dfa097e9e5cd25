import { hc } from 'hono/client'
import type { RouterContextProvider } from 'react-router'

import { call, fetchContext } from '#client/core/api.ts'
import { api } from '#domain/api.ts'
import type { MailingApi } from '#worker/features/mailing/mailing.routes.ts'

type Context = Readonly<RouterContextProvider>

export const subscribe = (context: Context, json: { email: string; firstName: string }) =>
  call(hc<MailingApi>(api.mailing, { fetch: context.get(fetchContext) }).subscribers.$post({ json }))
