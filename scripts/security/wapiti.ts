import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

import * as z from 'zod'

import { run } from './run-tool.ts'

export type Finding = { tool: string; kind: string; address: string; words: string }

/** `crawlSeconds` for finding forms and links, `seconds` for each kind of attack. */
type Given = {
  site: string
  addresses: readonly string[]
  cookie?: string
  folder: string
  name: string
  modules?: string
  seconds: number
}

/** Those that need no other machine: what calls home, guesses passwords or loads lists from elsewhere is left out. */
export const modules =
  'sql,blindsql,xss,permanentxss,exec,file,redirect,crlf,csp,http_headers,cookieflags,htaccess,shellshock'

const report = z.object({
  vulnerabilities: z.record(
    z.string(),
    z.array(z.object({ path: z.string(), info: z.string(), parameter: z.string().nullish() })),
  ),
  anomalies: z.record(
    z.string(),
    z.array(z.object({ path: z.string(), info: z.string(), parameter: z.string().nullish() })),
  ),
})

/** Tries the addresses and the forms on their pages with `wapiti`; one that ends without a report is a finding. */
export async function tryPages({
  site,
  addresses,
  cookie,
  folder,
  name,
  modules: chosen = modules,
  seconds,
}: Given): Promise<Finding[]> {
  const file = join(folder, `wapiti-${name}.json`)
  const starts = addresses.flatMap((address) => ['-s', address])
  const { text } = await run(
    'wapiti',
    [
      ['-u', `${site}/`, ...starts, '--scope', 'folder', '-d', '0', '-m', chosen, '-S', 'normal', '--flush-session'],
      [
        '--store-session',
        join(folder, `session-${name}`),
        '--max-scan-time',
        String(seconds),
        '--max-attack-time',
        String(seconds),
      ],
      ['--max-parameters', '20', '--no-bugreport', '-t', '20', '-v', '1', '-f', 'json', '-o', file],
      cookie === undefined ? [] : ['-H', `Cookie: ${cookie}`],
    ].flat(),
    seconds * 40,
  )
  if (!existsSync(file)) return [{ tool: 'wapiti', kind: 'unproven', address: name, words: text.trim().slice(-200) }]
  const { vulnerabilities, anomalies } = report.parse(JSON.parse(readFileSync(file, 'utf8')))
  return Object.entries({ ...vulnerabilities, ...anomalies }).flatMap(([kind, found]) =>
    found.map(({ path, info }) => ({ tool: 'wapiti', kind, address: path, words: info })),
  )
}
