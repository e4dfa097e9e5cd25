import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

import * as z from 'zod'

import { requireOwnMachine } from './own-machine.ts'
import { run } from './run-tool.ts'

export type Finding = { tool: string; kind: string; address: string; details: string }

/** `seconds` is the time limit of the whole run. Attacks that end early leave their time to the others. */
type WapitiOptions = {
  site: string
  addresses: readonly string[]
  cookie?: string
  folder: string
  name: string
  modules?: readonly string[]
  seconds: number
}

/**
 * Modules that only need this machine. Excludes modules that contact other machines, guess passwords or download lists.
 */
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
/** `permanentxss` looks for payloads that `xss` has stored. */
const requiredModules = { permanentxss: 'xss' } as const

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
 * Tries the addresses and the forms on their pages with `wapiti`. All modules first get the same time. Modules that run
 * out of time continue in the remaining time. Running out of time again is a finding, and so is a missing report.
 */
export async function tryPages({ modules = everyModule, seconds, ...options }: WapitiOptions): Promise<Finding[]> {
  requireOwnMachine(options.site, ...options.addresses)
  const endsAt = Date.now() + seconds * 1000
  let { unfinishedModules, text, problems } = await attack(
    options,
    modules,
    Math.max(1, Math.floor(seconds / 2 / modules.length)),
    [],
  )
  const left = Math.floor((endsAt - Date.now()) / 1000 / Math.max(1, unfinishedModules.length))
  if (unfinishedModules.length > 0 && left > 0) {
    const remaining = unfinishedModules.includes('permanentxss')
      ? [...new Set([requiredModules.permanentxss, ...unfinishedModules])]
      : unfinishedModules
    const earlierProblems = problems
    ;({ unfinishedModules, text, problems } = await attack(options, remaining, left, ['--skip-crawl']))
    problems = [...earlierProblems, ...problems]
  }
  const unproven = (details: string) => ({ tool: 'wapiti', kind: 'unproven', address: options.name, details })
  const file = reportPath(options)
  if (!existsSync(file)) return [unproven(text.trim().slice(-200))]
  const { vulnerabilities, anomalies } = report.parse(JSON.parse(readFileSync(file, 'utf8')))
  return [
    ...problems.map(unproven),
    ...unfinishedModules.map((module) => unproven(`${module} ran out of time`)),
    ...Object.entries({ ...vulnerabilities, ...anomalies }).flatMap(([kind, found]) =>
      found.map(({ path, info }) => ({ tool: 'wapiti', kind, address: path, details: info })),
    ),
  ]
}

const reportPath = ({ folder, name }: Pick<WapitiOptions, 'folder' | 'name'>) => join(folder, `wapiti-${name}.json`)

/** `unfinishedModules` ran out of time. `problems` describes other work that wasn't done. */
type UndoneWork = { unfinishedModules: string[]; problems: string[] }

/** Reads from the tool's output which work wasn't done. If the run was stopped, no module counts as finished. */
export function findUndoneWork(
  { text, isLate }: { text: string; isLate: boolean },
  modules: readonly string[],
): UndoneWork {
  const timedOut = [...text.matchAll(/Max attack time was reached for module (\w+)/g)].map(([, module = '']) => module)
  const skipped = [...text.matchAll(/(\d+) requests were skipped due to network issues/g)]
  return {
    unfinishedModules: isLate ? [...modules] : timedOut,
    problems: [
      ...(text.includes('Max scan time was reached') ? ['time ran out before every page was scanned'] : []),
      ...skipped.map(([, count]) => `${count} requests got no response`),
      ...(/^ +File ".+", line \d+/m.test(text) ? ['an attack was aborted by an error of the tool'] : []),
    ],
  }
}

/** Runs the tool once; a later run continues where the previous one stopped. */
async function attack(
  { site, addresses, cookie, folder, name }: Omit<WapitiOptions, 'modules' | 'seconds'>,
  modules: readonly string[],
  seconds: number,
  extraFlags: readonly string[],
): Promise<UndoneWork & { text: string }> {
  const result = await run(
    'wapiti',
    [
      ['-u', `${site}/`, ...addresses.flatMap((address) => ['-s', address]), '--scope', 'folder', '-d', '0'],
      ['-m', modules.join(','), '-S', 'normal', '--store-session', join(folder, `session-${name}`)],
      ['--max-scan-time', '60', '--max-attack-time', String(seconds), '--max-parameters', '20', '--no-bugreport'],
      ['-t', '20', '-v', '1', '-f', 'json', '-o', reportPath({ folder, name }), ...extraFlags],
      cookie === undefined ? [] : ['-H', `Cookie: ${cookie}`],
    ].flat(),
    60 + seconds * modules.length * 2,
  )
  return { ...findUndoneWork(result, modules), text: result.text }
}
