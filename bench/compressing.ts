import { once } from 'node:events'
import { createServer, type IncomingMessage, request, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { createGzip } from 'node:zlib'

const compressible = /^(text\/|application\/(json|javascript|ld\+json|manifest\+json)|image\/svg)/

/**
 * Starts a proxy that compresses text with gzip, as the edge does and a local worker doesn't. Returns the proxy's
 * address and counts the bytes of the bodies sent.
 */
export async function compress(address: string) {
  const counted = { bytes: 0, requests: 0 }
  const server = createServer((incoming, answer) => {
    counted.requests++
    proxyRequest(new URL(incoming.url ?? '/', address), incoming, answer, (bytes) => (counted.bytes += bytes))
  }).listen(0, 'localhost')
  await once(server, 'listening')
  return { address: addressOf(server), counted, close: () => closeServer(server) }
}

export const addressOf = (server: Server): string => `http://localhost:${(server.address() as AddressInfo).port}`

/** Closes a server, including the connections that a browser keeps open. */
export async function closeServer(server: Server): Promise<void> {
  server.closeAllConnections()
  server.close()
  await once(server, 'close')
}

function proxyRequest(
  url: URL,
  incoming: IncomingMessage,
  answer: ServerResponse,
  count: (bytes: number) => void,
): void {
  const { method, headers } = incoming
  const onward = request(url, { method, headers: { ...headers, 'accept-encoding': 'identity' } }, (answered) => {
    const isText = compressible.test(answered.headers['content-type'] ?? '')
    const keptHeaders = Object.entries(answered.headers).filter(
      ([name]) => !/^(content-length|transfer-encoding)$/.test(name),
    )
    const sent = Object.fromEntries(isText ? [...keptHeaders, ['content-encoding', 'gzip']] : keptHeaders)
    answer.writeHead(answered.statusCode ?? 502, sent)
    const body = isText ? answered.pipe(createGzip()) : answered
    body.on('data', (part: Buffer) => count(part.length))
    body.pipe(answer)
  })
  onward.on('error', () => answer.destroy())
  incoming.pipe(onward)
}
