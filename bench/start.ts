import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createServer } from 'node:net'
import type { AddressInfo } from 'node:net'

import { type Figure, createFigureBuilder } from './figures.ts'

const maxSeconds = 10

const { atMost } = createFigureBuilder(
  '`npm start` on a free port until its address is printed, after a first start has prepared everything',
)

/** Measures a second start, when everything is already prepared. */
export async function measureStart(): Promise<Figure[]> {
  await measureSecondsToOpen()
  return [atMost('second start', await measureSecondsToOpen(), maxSeconds, ' s')]
}

async function measureSecondsToOpen(): Promise<number> {
  const start = performance.now()
  const env = { ...process.env, PORT: String(await findFreePort()) }
  const child = spawn(process.execPath, ['scripts/start.mjs'], { env, stdio: ['ignore', 'pipe', 'inherit'] })
  const exited = once(child, 'exit')
  let output = ''
  const opened = new Promise<void>((resolve, reject) => {
    child.stdout.setEncoding('utf8').on('data', (text: string) => {
      output += text
      if (output.includes('is open')) resolve()
    })
    child.once('exit', () => reject(new Error(`The site did not open: ${output}`)))
  })
  await opened
  const seconds = (performance.now() - start) / 1000
  child.kill('SIGTERM')
  await exited
  return seconds
}

async function findFreePort(): Promise<number> {
  const server = createServer().listen(0, 'localhost')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  server.close()
  await once(server, 'close')
  return port
}
