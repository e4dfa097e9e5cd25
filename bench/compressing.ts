import { once } from 'node:events'
import { createServer, type IncomingMessage, request, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { createGzip } from 'node:zlib'

const compressible = /^(text\/|application\/(json|javascript|ld\+json|manifest\+json)|image\/svg)/

/**
 * Starts a proxy that compresses text with gzip, because a local worker doesn't compress but the edge does. Returns the
 * proxy's address and the bytes of the bodies sent so far.
 */
export async function startCompressingProxy(address: string) {
  const counted = { bytes: 0, requests: 0 }
  const server = createServer((incoming, response) => {
    counted.requests++
    proxyRequest(new URL(incoming.url ?? '/', address), incoming, response, (bytes) => (counted.bytes += bytes))
  }).listen(0, 'localhost')
  await once(server, 'listening')
  return { address: localAddress(server), counted, close: () => closeServer(server) }
}

export const localAddress = (server: Server): string => `http://localhost:${(server.address() as AddressInfo).port}`

/** Closes a server, including the connections that a browser keeps open. */
export async function closeServer(server: Server): Promise<void> {
  server.closeAllConnections()
  server.close()
  await once(server, 'close')
}

function proxyRequest(
  url: URL,
  incoming: IncomingMessage,
  response: ServerResponse,
  count: (bytes: number) => void,
): void {
  const { method, headers } = incoming
  const upstreamRequest = request(
    url,
    { method, headers: { ...headers, 'accept-encoding': 'identity' } },
    (upstreamResponse) => {
      const isText = compressible.test(upstreamResponse.headers['content-type'] ?? '')
      const forwardedHeaders = Object.entries(upstreamResponse.headers).filter(
        ([name]) => !/^(content-length|transfer-encoding)$/.test(name),
      )
      const sent = Object.fromEntries(isText ? [...forwardedHeaders, ['content-encoding', 'gzip']] : forwardedHeaders)
      response.writeHead(upstreamResponse.statusCode ?? 502, sent)
      const body = isText ? upstreamResponse.pipe(createGzip()) : upstreamResponse
      body.on('data', (part: Buffer) => count(part.length))
      body.pipe(response)
    },
  )
  upstreamRequest.on('error', () => response.destroy())
  incoming.pipe(upstreamRequest)
}
