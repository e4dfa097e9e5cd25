import { writeFileSync } from 'node:fs'
import { join } from 'node:path'

import type { Narrowed } from './narrow.ts'
import { run } from './run-tool.ts'
import type { Target } from './targets.ts'

/** `unproven`: the tool came to no end, for which reason. */
export type Outcome = { target: Target; outcome: 'sound' | 'found' | 'unproven'; words: string }

/** `level`: how many of its texts it tries, 1 to 5, and `seconds` how long at one address. */
export type Given = { cookie: string; folder: string; level: number; seconds: number }

/** What is ours to refuse: it goes on behind each of them. */
const refusals = '400,401,403,404,405,409,410,413,429'

/**
 * Tries one request with `sqlmap`: whether the answer follows what a text says as SQL, and where something is only read whether it brings
 * further rows. Statements that write bring none.
 */
export async function trySql(
  { target, body }: Pick<Narrowed, 'target' | 'body'>,
  number: number,
  { cookie, folder, level, seconds }: Given,
): Promise<Outcome> {
  const file = join(folder, `request-${number}.txt`)
  writeFileSync(file, written(target, body, cookie))
  const places = target.places.length > 0 ? ['-p', target.places.join(',')] : []
  const { text, isLate } = await run(
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
  const found = /injection point\(s\)[\s\S]*?---\n([\s\S]*?)\n---/.exec(text)?.[1]
  if (found !== undefined) return { target, outcome: 'found', words: found.split('\n').slice(0, 4).join(' ') }
  if (text.includes('do not appear to be injectable')) return { target, outcome: 'sound', words: '' }
  const reason = isLate
    ? `not done after ${seconds} s`
    : (/\[CRITICAL\] (.*)/.exec(text)?.[1] ?? text.trim().split('\n').at(-1) ?? '')
  return { target, outcome: 'unproven', words: reason }
}

/** The request as it goes over the wire. */
function written({ method, address }: Target, body: unknown, cookie: string): string {
  const { host, origin, pathname, search } = new URL(address)
  const head = [`${method} ${pathname}${search} HTTP/1.1`, `Host: ${host}`, `Origin: ${origin}`, `Cookie: ${cookie}`]
  if (body === undefined) return `${head.join('\r\n')}\r\n\r\n`
  return `${[...head, 'Content-Type: application/json'].join('\r\n')}\r\n\r\n${JSON.stringify(body)}`
}
