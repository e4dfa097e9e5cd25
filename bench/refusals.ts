import { request } from 'node:http'

import { api } from '#domain/api.ts'

import { openSite } from '../e2e/site.ts'
import { type Figure, createFigureBuilder } from './figures.ts'

const attemptsEach = 30
const maxRefusalMs = 100

const timeFigures = createFigureBuilder('by HTTP against the built worker: the second slowest of thirty attempts')
const json = { 'Content-Type': 'application/json' }
const kibibyte = 1024

/** Requests that the worker must refuse, at paths that anybody may call. */
const refusedRequests: { label: string; path: string; headers: Record<string, string>; body: string }[] = [
  { label: 'a body of 64 KiB and more', path: api.session, headers: json, body: `"${'x'.repeat(65 * kibibyte)}"` },
  {
    label: 'a body of 8 MiB, with only its beginning sent,',
    path: api.session,
    headers: { ...json, 'Content-Length': String(8 * kibibyte * kibibyte) },
    body: `"${'x'.repeat(16 * kibibyte)}`,
  },
  { label: '30,000 nested arrays', path: api.session, headers: json, body: '['.repeat(30_000) },
  {
    label: '10,000 nested objects',
    path: api.blends,
    headers: json,
    body: `${'{"a":'.repeat(10_000)}1${'}'.repeat(10_000)}`,
  },
  { label: 'a list of 30,000', path: api.blends, headers: json, body: `{"shown":[${'[],'.repeat(20_000)}[]]}` },
  { label: 'a body declared as text', path: api.session, headers: { 'Content-Type': 'text/plain' }, body: '{}' },
  {
    label: 'headers of 34 KiB',
    path: api.session,
    headers: { ...json, 'X-Long': 'x'.repeat(34 * kibibyte) },
    body: '{}',
  },
  { label: 'an address of 17 KiB', path: `${api.session}?a=${'x'.repeat(17 * kibibyte)}`, headers: json, body: '{}' },
]

export async function measureRefusals(prebuiltWorkerDir: string): Promise<Figure[]> {
  const site = await openSite(prebuiltWorkerDir)
  const figures: Figure[] = []
  let areAllRefused = true
  for (const { label, path, headers, body } of refusedRequests) {
    const times: number[] = []
    const statuses = new Set<number>()
    for (let attempt = 0; attempt < attemptsEach; attempt++) {
      const { status, ms } = await send(site.address + path, { Origin: site.address, ...headers }, body)
      times.push(ms)
      statuses.add(status)
    }
    const slow = times.toSorted((one, other) => one - other)[attemptsEach - 2] ?? Number.NaN
    figures.push(timeFigures.atMost(`${label} is refused within`, slow, maxRefusalMs, ' ms'))
    areAllRefused &&= [...statuses].every((status) => status >= 400 && status < 500)
  }
  await site.close()
  return [
    ...figures,
    timeFigures.exactly('all are refused with a status from 400 to 499', String(areAllRefused), 'true'),
  ]
}

/** Measures the time until a response begins. Sends `body` only, although the headers announce more. */
const send = (address: string, headers: Record<string, string>, body: string) =>
  new Promise<{ status: number; ms: number }>((resolve, reject) => {
    const start = performance.now()
    const announced = { 'Content-Length': String(Buffer.byteLength(body)), ...headers }
    const clientRequest = request(
      address,
      { method: 'POST', headers: announced, agent: false },
      ({ statusCode = 0 }) => {
        resolve({ status: statusCode, ms: performance.now() - start })
        clientRequest.destroy()
      },
    )
    clientRequest.on('error', reject).write(body)
  })
