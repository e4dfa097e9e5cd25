import { writeFileSync } from 'node:fs'
import { join } from 'node:path'

import type { NarrowedTarget } from './narrow.ts'
import { requireOwnMachine } from './own-machine.ts'
import { run } from './run-tool.ts'
import type { Target } from './targets.ts'

/** `unproven` means that the tool didn't finish; `details` says why. */
export type Outcome = { target: Target; outcome: 'sound' | 'found' | 'unproven'; details: string }

/** `level` is the extent of sqlmap's tests, from 1 to 5. `seconds` is the time limit per request. */
export type SqlmapOptions = { cookie: string; folder: string; level: number; seconds: number }

/** Statuses of refused requests. sqlmap continues after each of them. */
const refusals = '400,401,403,404,405,409,410,413,429'

/**
 * Tries one request with `sqlmap`. Tests whether the response depends on text that ran as SQL. For requests that only
 * read, also tests whether the response contains additional rows.
 */
export async function trySql(
  { target, body }: Pick<NarrowedTarget, 'target' | 'body'>,
  number: number,
  { cookie, folder, level, seconds }: SqlmapOptions,
): Promise<Outcome> {
  requireOwnMachine(target.address)
  const file = join(folder, `request-${number}.txt`)
  writeFileSync(file, formatRawRequest(target, body, cookie))
  const places = target.places.length > 0 ? ['-p', target.places.join(',')] : []
  const result = await run(
    'sqlmap',
    [
      [
        '-r',
        file,
        '--batch',
        '--ignore-stdin',
        '--disable-coloring',
        '--flush-session',
        '--drop-set-cookie',
        '--ignore-redirects',
        '--skip-waf',
        '--keep-alive',
      ],
      [
        '--dbms',
        'sqlite',
        '--technique',
        body === undefined ? 'BU' : 'B',
        '--level',
        String(level),
        '--risk',
        '1',
        '--timeout',
        '20',
      ],
      ['--ignore-code', refusals, '--output-dir', join(folder, `sqlmap-${number}`), ...places],
    ].flat(),
    seconds,
  )
  return { target, ...parseRun(result, seconds) }
}

/**
 * Reads the outcome from the tool's output. sqlmap treats a 500 like any other page, but here a 500 means that text
 * broke something. If the site didn't respond, nothing is proven.
 */
export function parseRun(
  { text, isLate }: { text: string; isLate: boolean },
  seconds: number,
): Pick<Outcome, 'outcome' | 'details'> {
  const injection = /injection point\(s\)[\s\S]*?---\n([\s\S]*?)\n---/.exec(text)?.[1]
  if (injection !== undefined) return { outcome: 'found', details: injection.split('\n').slice(0, 4).join(' ') }
  const failures = [...text.matchAll(/\b(5\d\d) \([^)]*\) - (\d+) times/g)].map(([, status, count]) => ({
    status,
    count,
  }))
  const failure = failures.find(({ status }) => status === '500') ?? failures[0]
  if (failure) {
    const details = `answered ${failure.status}, ${failure.count} times`
    return { outcome: failure.status === '500' ? 'found' : 'unproven', details }
  }
  if (text.includes('do not appear to be injectable')) return { outcome: 'sound', details: '' }
  if (isLate) return { outcome: 'unproven', details: `not done after ${seconds} s` }
  return { outcome: 'unproven', details: /\[CRITICAL\] (.*)/.exec(text)?.[1] ?? text.trim().split('\n').at(-1) ?? '' }
}

function formatRawRequest({ method, address }: Target, body: unknown, cookie: string): string {
  const { host, origin, pathname, search } = new URL(address)
  const head = [`${method} ${pathname}${search} HTTP/1.1`, `Host: ${host}`, `Origin: ${origin}`, `Cookie: ${cookie}`]
  if (body === undefined) return `${head.join('\r\n')}\r\n\r\n`
  return `${[...head, 'Content-Type: application/json'].join('\r\n')}\r\n\r\n${JSON.stringify(body)}`
}
