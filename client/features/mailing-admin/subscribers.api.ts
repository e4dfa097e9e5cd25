import type { hc } from 'hono/client'

import { type ApiContext, createApiCall, pathParams, fetchContext, loadCalls } from '#client/core/api.ts'
import { api } from '#domain/api.ts'
import type { ImportRow, NewImport } from '#domain/mailing/subscribers.schemas.ts'
import type { SubscriberFilters } from '#domain/mailing/subscribers.types.ts'
import type { SubscribersApi } from '#worker/features/mailing/subscribers.routes.ts'

const callApi = createApiCall((hc, network) => hc<SubscribersApi>(api.mailing, network))

type FileResponse = Promise<Pick<Response, 'ok' | 'status' | 'json' | 'blob'>>

/** Like `callApi`, for a response that is saved as a file. */
async function callForFile(
  context: ApiContext,
  request: (mailing: ReturnType<typeof hc<SubscribersApi>>) => FileResponse,
): Promise<Blob> {
  const { requireOk, hc: client } = await loadCalls()
  const mailing = client<SubscribersApi>(api.mailing, { fetch: context.get(fetchContext) })
  return (await requireOk(request(mailing))).blob()
}

export const getCounts = (context: ApiContext) => callApi(context, (mailing) => mailing.counts.$get())

export const listSubscribers = (context: ApiContext, filters: SubscriberFilters, after: string | null) =>
  callApi(context, (mailing) => mailing.subscribers.$get({ query: { ...filters, ...(after !== null && { after }) } }))

export const unsubscribeSubscriber = (context: ApiContext, id: string) =>
  callApi(context, (mailing) => mailing.subscribers[':id'].unsubscribed.$put({ param: pathParams({ id }) }))

/** Returns all subscribers as a CSV file. */
export const exportSubscribers = (context: ApiContext) =>
  callForFile(context, (mailing) => mailing.subscribers.export.$get())

export const startImport = (context: ApiContext, json: NewImport) =>
  callApi(context, (mailing) => mailing.imports.$post({ json }))

/** Sends one chunk of a file; safe to repeat. */
export const importChunk = (context: ApiContext, id: string, number: number, rows: ImportRow[]) =>
  callApi(context, (mailing) =>
    mailing.imports[':id'].parts[':number'].$put({
      param: pathParams({ id, number: String(number) }),
      json: { rows },
    }),
  )
