import { afterEach, describe, expect, it, vi } from 'vitest'

import { narrowTarget } from './narrow.ts'
import { requireOwnMachine } from './own-machine.ts'
import { run } from './run-tool.ts'
import { trySql } from './sqlmap.ts'
import { tryPages } from './wapiti.ts'

const elsewhere = [
  'https://herbs.test/',
  'http://192.0.2.1:8787/',
  'http://127.0.0.1@herbs.test/',
  'http://127.0.0.1.herbs.test/',
  'http://localhost.herbs.test/',
  'http://0.0.0.0/',
  'http://[::ffff:192.0.2.1]/',
]

const createTarget = (address: string) => ({ name: 'GET /', method: 'GET', address, bodies: [undefined], places: [] })
const toolOptions = { cookie: '', folder: '/nowhere', level: 1, seconds: 1 }

describe('traffic of the security tools', () => {
  it.each(elsewhere)('never goes to %s', async (address) => {
    expect(() => requireOwnMachine(address)).toThrow('another machine')
    await expect(narrowTarget(createTarget(address), '')).rejects.toThrow('another machine')
    await expect(trySql({ target: createTarget(address), body: undefined }, 1, toolOptions)).rejects.toThrow(
      'another machine',
    )
    const own = 'http://127.0.0.1:1'
    for (const options of [
      { site: address, addresses: [own] },
      { site: own, addresses: [own, address] },
    ])
      await expect(tryPages({ ...options, folder: '/nowhere', name: 'visitor', seconds: 1 })).rejects.toThrow(
        'another machine',
      )
  })

  it.each(['http://127.0.0.1:8787/remedies?search=linden*', 'http://localhost/', 'http://[::1]:8787/'])(
    'may go to %s',
    (address) => {
      expect(() => requireOwnMachine(address)).not.toThrow()
    },
  )
})

describe('a tool', () => {
  afterEach(() => vi.unstubAllEnvs())

  it('uses no proxy, which would be another machine', async () => {
    for (const name of ['HTTP_PROXY', 'http_proxy', 'ALL_PROXY']) vi.stubEnv(name, 'http://herbs.test:3128')
    const names = `Object.keys(process.env).filter((name) => /_proxy$/i.test(name)).join()`
    const { text } = await run(process.execPath, ['-p', `'proxies: ' + ${names}`], 60)
    expect(text.trim()).toBe('proxies:')
  })
})
