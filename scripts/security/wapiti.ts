import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

import * as z from 'zod'

import { requireOwnMachine } from './own-machine.ts'
import { run } from './run-tool.ts'

export type Finding = { tool: string; kind: string; address: string; words: string }

/** `seconds` for all of it: kinds of attacks that end early leave their time to the others. */
type Given = {
  site: string
  addresses: readonly string[]
  cookie?: string
  folder: string
  name: string
  modules?: readonly string[]
  seconds: number
}

/** Those that need no other machine: what calls home, guesses passwords or loads lists from elsewhere is left out. */
const everyModule = [
  'sql',
  'blindsql',
  'xss',
  'permanentxss',
  'exec',
  'file',
  'redirect',
  'crlf',
  'csp',
  'http_headers',
  'cookieflags',
  'htaccess',
  'shellshock',
]
/** It looks for what this one has left. */
const needs = { permanentxss: 'xss' } as const

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

/**
 * Tries the addresses and the forms on their pages with `wapiti`. Each kind of attack has the same time at first; those that it cut short
 * go on with what is left. One that is cut short again is a finding, as is a run without a report.
 */
export async function tryPages({ modules = everyModule, seconds, ...given }: Given): Promise<Finding[]> {
  requireOwnMachine(given.site, ...given.addresses)
  const endsAt = Date.now() + seconds * 1000
  let { cut, text, troubles } = await attack(given, modules, Math.max(1, Math.floor(seconds / 2 / modules.length)), [])
  const left = Math.floor((endsAt - Date.now()) / 1000 / Math.max(1, cut.length))
  if (cut.length > 0 && left > 0) {
    const again = cut.includes('permanentxss') ? [...new Set([needs.permanentxss, ...cut])] : cut
    const earlier = troubles
    ;({ cut, text, troubles } = await attack(given, again, left, ['--skip-crawl']))
    troubles = [...earlier, ...troubles]
  }
  const unproven = (words: string) => ({ tool: 'wapiti', kind: 'unproven', address: given.name, words })
  const file = reportOf(given)
  if (!existsSync(file)) return [unproven(text.trim().slice(-200))]
  const { vulnerabilities, anomalies } = report.parse(JSON.parse(readFileSync(file, 'utf8')))
  return [
    ...troubles.map(unproven),
    ...cut.map((module) => unproven(`${module} was not done when its time was over`)),
    ...Object.entries({ ...vulnerabilities, ...anomalies }).flatMap(([kind, found]) =>
      found.map(({ path, info }) => ({ tool: 'wapiti', kind, address: path, words: info })),
    ),
  ]
}

const reportOf = ({ folder, name }: Pick<Given, 'folder' | 'name'>) => join(folder, `wapiti-${name}.json`)

/** `cut`: the kinds of attacks that did not come to their end; `troubles`: what else was left undone. */
type Undone = { cut: string[]; troubles: string[] }

/** What a run left undone, by what the tool wrote; one that had to be stopped came to no end with any of its modules. */
export function undoneBy({ text, isLate }: { text: string; isLate: boolean }, modules: readonly string[]): Undone {
  const told = [...text.matchAll(/Max attack time was reached for module (\w+)/g)].map(([, module = '']) => module)
  const skipped = [...text.matchAll(/(\d+) requests were skipped due to network issues/g)]
  return {
    cut: isLate ? [...modules] : told,
    troubles: [
      ...(text.includes('Max scan time was reached') ? ['not every page was looked at when the time was over'] : []),
      ...skipped.map(([, count]) => `${count} requests came to no answer`),
      ...(/^ +File ".+", line \d+/m.test(text) ? ['an attack broke off by a fault of the tool'] : []),
    ],
  }
}

/** One run, which goes on where the one before it stood. */
async function attack(
  { site, addresses, cookie, folder, name }: Omit<Given, 'modules' | 'seconds'>,
  modules: readonly string[],
  seconds: number,
  further: readonly string[],
): Promise<Undone & { text: string }> {
  const ran = await run(
    'wapiti',
    [
      ['-u', `${site}/`, ...addresses.flatMap((address) => ['-s', address]), '--scope', 'folder', '-d', '0'],
      ['-m', modules.join(','), '-S', 'normal', '--store-session', join(folder, `session-${name}`)],
      ['--max-scan-time', '60', '--max-attack-time', String(seconds), '--max-parameters', '20', '--no-bugreport'],
      ['-t', '20', '-v', '1', '-f', 'json', '-o', reportOf({ folder, name }), ...further],
      cookie === undefined ? [] : ['-H', `Cookie: ${cookie}`],
    ].flat(),
    60 + seconds * modules.length * 2,
  )
  return { ...undoneBy(ran, modules), text: ran.text }
}
