import type { hc } from 'hono/client'

import { type ApiContext, type Fetch, fetchContext, loadCalls } from './api.ts'

type FileResponse = Promise<Pick<Response, 'ok' | 'status' | 'json' | 'blob'>>

/** Like `createApiCall`, for a response that is saved as a file. */
export const createFileCall =
  <Client>(connect: (client: typeof hc, network: { fetch: Fetch }) => Client) =>
  async (context: ApiContext, request: (client: Client) => FileResponse): Promise<Blob> => {
    const { requireOk, hc: client } = await loadCalls()
    return (await requireOk(request(connect(client, { fetch: context.get(fetchContext) })))).blob()
  }
