import type { RouterContextProvider } from 'react-router'

import { createAsk, pathParams } from '#client/core/api.ts'
import { createAskForFile } from '#client/core/ask-for-file.ts'
import { api } from '#domain/api.ts'
import type { ImportRow, NewImport } from '#domain/mailing/subscribers.schemas.ts'
import type { SubscriberFilters } from '#domain/mailing/subscribers.types.ts'
import type { SubscribersApi } from '#worker/features/mailing/subscribers.routes.ts'

type Context = Readonly<RouterContextProvider>

const ask = createAsk((hc, network) => hc<SubscribersApi>(api.mailing, network))
const askForFile = createAskForFile((hc, network) => hc<SubscribersApi>(api.mailing, network))

export const getCounts = (context: Context) => ask(context, (mailing) => mailing.counts.$get())

export const listSubscribers = (context: Context, filters: SubscriberFilters, after: string | null) =>
  ask(context, (mailing) => mailing.subscribers.$get({ query: { ...filters, ...(after !== null && { after }) } }))

export const unsubscribeSubscriber = (context: Context, id: string) =>
  ask(context, (mailing) => mailing.subscribers[':id'].unsubscribed.$put({ param: pathParams({ id }) }))

/** Returns all subscribers as a CSV file. */
export const exportSubscribers = (context: Context) =>
  askForFile(context, (mailing) => mailing.subscribers.export.$get())

export const startImport = (context: Context, json: NewImport) =>
  ask(context, (mailing) => mailing.imports.$post({ json }))

/** Sends one part of a file; safe to repeat. */
export const importPart = (context: Context, id: string, number: number, rows: ImportRow[]) =>
  ask(context, (mailing) =>
    mailing.imports[':id'].parts[':number'].$put({
      param: pathParams({ id, number: String(number) }),
      json: { rows },
    }),
  )
