import { createServer, type ServerResponse } from 'node:http'
import { DatabaseSync } from 'node:sqlite'

/**
 * Starts a local site with holes that the tools have to find: text inserted into SQL, and text inserted into a page.
 */
export async function openPlantedHoles(): Promise<{ address: string; close: () => void }> {
  const db = new DatabaseSync(':memory:')
  db.exec("CREATE TABLE teas (name TEXT); INSERT INTO teas VALUES ('linden'), ('thyme')")
  const search = (word: string) => {
    try {
      return JSON.stringify(db.prepare(`SELECT name FROM teas WHERE name = '${word}'`).all())
    } catch (error) {
      return `SQLite3::SQLException: ${String(error)}`
    }
  }
  const server = createServer((request, response) => {
    const url = new URL(request.url ?? '/', 'http://127.0.0.1')
    let body = ''
    request.setEncoding('utf8').on('data', (part: string) => (body += part))
    request.on('end', () => {
      const [, inAddress] = /^\/teas\/(.*)/.exec(decodeURIComponent(url.pathname)) ?? []
      const word = inAddress ?? url.searchParams.get('word') ?? readWord(body)
      if (url.pathname === '/echo') return respond(response, 'text/html', `<p>${url.searchParams.get('name')}</p>`)
      return respond(response, 'text/html', search(word))
    })
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  const bound = server.address()
  const port = typeof bound === 'object' && bound ? bound.port : 0
  return { address: `http://127.0.0.1:${port}`, close: () => void server.close() }
}

const respond = (response: ServerResponse, type: string, text: string) =>
  void response.writeHead(200, { 'Content-Type': type }).end(text)

function readWord(body: string): string {
  try {
    return String((JSON.parse(body) as { word?: unknown }).word)
  } catch {
    return ''
  }
}
