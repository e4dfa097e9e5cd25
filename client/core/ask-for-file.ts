import type { hc } from 'hono/client'
import type { RouterContextProvider } from 'react-router'

import { type Fetch, fetchContext, loadCalls } from './api.ts'

type AskedForFile = Promise<Pick<Response, 'ok' | 'status' | 'json' | 'blob'>>

/** Like `createAsk`, for a response that is saved as a file. */
export const createAskForFile =
  <Client>(connect: (client: typeof hc, network: { fetch: Fetch }) => Client) =>
  async (context: Readonly<RouterContextProvider>, request: (client: Client) => AskedForFile): Promise<Blob> => {
    const { answered, hc: client } = await loadCalls()
    return (await answered(request(connect(client, { fetch: context.get(fetchContext) })))).blob()
  }
