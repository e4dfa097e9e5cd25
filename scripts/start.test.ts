import { spawnSync } from 'node:child_process'
import { createServer } from 'node:net'

import { describe, expect, it } from 'vitest'

const start = (port: string) =>
  spawnSync('node', ['scripts/start.mjs'], { env: { ...process.env, PORT: port }, encoding: 'utf8' })

describe('npm start', () => {
  it.each(['0', '99999', 'abc', '-1'])('refuses PORT=%s in one sentence', (port) => {
    const { status, stderr } = start(port)
    expect([status, stderr]).toEqual([1, `PORT is "${port}", which is not a valid port.\n`])
  })

  it('says if the port is taken', async () => {
    const server = createServer()
    const port = await new Promise<number>((resolve, reject) =>
      server.listen(0, 'localhost', () => {
        const address = server.address()
        if (typeof address === 'object' && address) resolve(address.port)
        else reject(new Error('no port'))
      }),
    )
    const { status, stderr } = start(String(port))
    server.close()
    expect([status, stderr]).toEqual([1, `Port ${port} is taken. Choose another: PORT=8788 npm start\n`])
  })
})
