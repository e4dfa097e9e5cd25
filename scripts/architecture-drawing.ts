import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

import { unstable_readConfig } from 'wrangler'

import { type Import, readImports, sourceFiles } from './imports.ts'

const begin = '<!-- drawn by npm run architecture -->'
const end = '<!-- end of what is drawn -->'

/** Returns the page with `drawn` between its two markers. Throws if a marker is missing. */
export function replaceDrawn(page: string, diagram: string): string {
  const [before, after] = [page.indexOf(begin), page.indexOf(end)]
  if (before < 0 || after < before) throw new Error('docs/architecture.md has lost its markers.')
  return `${page.slice(0, before + begin.length)}\n\n${diagram}\n\n${page.slice(after)}`
}

/**
 * Folders that are boxes of the diagram. Files directly in `client` and `worker` are shown as the wiring of that side.
 */
const parts = [
  'client/features',
  'client/layout',
  'client/core',
  'client/ui',
  'client',
  'worker/features',
  'worker/pages',
  'worker/core',
  'worker/platform',
  'worker',
  'domain',
  'drizzle',
  'catalog',
]
const partOf = (file: string) => parts.find((part) => file.startsWith(`${part}/`)) ?? ''
const idOf = (part: string) => part.replaceAll('/', '-')

type Arrow = { from: string; to: string; isType: boolean }

/** Returns a diagram of the source code at `root` and a list of its features. */
export function drawArchitecture(root: string): string {
  const imports = readImports(root)
  return `${drawDiagram(root, imports)}\n\n### Features\n\nFor each feature: the layers with its code, and the features whose services it calls in the worker.\n\n${listFeatures(root, imports)}`
}

function box(part: string): string {
  const wiring = { client: 'client: entry and routes', worker: 'worker: app, cron, queue' }[part]
  return `    ${idOf(part)}["${wiring ?? part}"]`
}

const within = (area: string) => parts.filter((part) => part === area || part.startsWith(`${area}/`)).map(box)

function drawDiagram(root: string, imports: readonly Import[]): string {
  const bindings = readBindings(root)
  const shared = ['domain', 'drizzle', 'catalog'].map((part) => box(part).slice(2))
  return [
    '```mermaid',
    'flowchart TB',
    '  subgraph browser [Browser]',
    ...within('client'),
    '  end',
    '  subgraph edge [Worker]',
    ...within('worker'),
    '  end',
    ...shared,
    '  subgraph platform [Cloudflare]',
    ...bindings.map(({ id, words }) => `    ${id}[("${words}")]`),
    '  end',
    ...arrowsOf(imports).map(({ from, to, isType }) => `  ${idOf(from)} ${isType ? '-.->' : '-->'} ${idOf(to)}`),
    ...bindings.flatMap(({ id, isCalledBy }) => isCalledBy.map((part) => `  ${idOf(part)} ==> ${id}`)),
    ...bindings.flatMap(({ id, calls }) => calls.map((part) => `  ${id} ==> ${idOf(part)}`)),
    '```',
  ].join('\n')
}

/** Returns one arrow for each pair of parts: for code if any is imported, otherwise for types. */
function arrowsOf(imports: readonly Import[]): Arrow[] {
  const arrows = new Map<string, Arrow>()
  for (const { from: fromFile, to: toFile, isType } of imports) {
    const [from, to] = [partOf(fromFile), partOf(toFile)]
    if (from === to || from === '' || to === '') continue
    const key = `${from} ${to}`
    arrows.set(key, { from, to, isType: isType && (arrows.get(key)?.isType ?? true) })
  }
  return [...arrows.values()].toSorted(
    (one, other) => one.from.localeCompare(other.from) || one.to.localeCompare(other.to),
  )
}

/** Part of `wrangler.toml` that the diagram shows. */
type BoundConfig = {
  d1_databases: { binding: string }[]
  durable_objects: { bindings: { name: string; class_name: string }[] }
  queues: { producers?: { binding: string; queue: string }[]; consumers?: { queue: string }[] }
  send_email: { name: string }[]
  triggers: { crons?: string[] | undefined }
}

type Binding = { id: string; words: string; isCalledBy: string[]; calls: string[] }

/** Returns the bindings of `wrangler.toml`, each with the parts that use it. */
function readBindings(root: string): Binding[] {
  const config: BoundConfig = unstable_readConfig({ config: join(root, 'wrangler.toml') })
  const worker = sourceFiles(root).filter((file) => file.startsWith('worker/') && file !== 'worker/core/env.ts')
  const users = (name: string) => {
    const files = worker.filter((file) =>
      new RegExp(`\\benv\\.${name}\\b`).test(readFileSync(join(root, file), 'utf8')),
    )
    return [...new Set(files.map(partOf))].toSorted()
  }
  return [
    ...config.d1_databases.map(({ binding }) => ({
      id: binding,
      words: `${binding}: D1`,
      isCalledBy: users(binding),
      calls: [],
    })),
    ...config.durable_objects.bindings.map(({ name, class_name }) => ({
      id: name,
      words: `${name}: Durable Object ${class_name}`,
      isCalledBy: users(name),
      calls: ['worker'],
    })),
    ...(config.queues.producers ?? []).map(({ binding, queue }) => ({
      id: binding,
      words: `${binding}: queue ${queue}`,
      isCalledBy: users(binding),
      calls: (config.queues.consumers ?? []).some((consumer) => consumer.queue === queue) ? ['worker'] : [],
    })),
    ...config.send_email.map(({ name }) => ({ id: name, words: `${name}: mail`, isCalledBy: users(name), calls: [] })),
    ...(config.triggers.crons ?? []).map((cron, position) => ({
      id: `CRON${position + 1}`,
      words: `Cron ${cron}`,
      isCalledBy: [],
      calls: ['worker'],
    })),
  ]
}

const featureOf = (file: string) => /^(?:client\/features|worker\/features|domain)\/([\w-]+)\//.exec(file)?.[1]

function listFeatures(root: string, imports: readonly Import[]): string {
  const names = [...new Set(sourceFiles(root).flatMap((file) => featureOf(file) ?? []))].toSorted()
  const line = (name: string) => {
    const places = [
      ['domain', `domain/${name}`],
      ['tables', `drizzle/schema/${name}.ts`],
      ['worker', `worker/features/${name}`],
      ['client', `client/features/${name}`],
    ].flatMap(([place = '', path = '']) => (existsSync(join(root, path)) ? place : []))
    const called = imports
      .filter(
        ({ from, to, isType }) => !isType && from.startsWith(`worker/features/${name}/`) && to.endsWith('.service.ts'),
      )
      .flatMap(({ to }) => /^worker\/features\/([\w-]+)\//.exec(to)?.[1] ?? [])
    const others = [...new Set(called)].filter((other) => other !== name).toSorted()
    return `- **${name}**: ${places.join(', ')}${others.length > 0 ? `; calls ${others.join(', ')}` : ''}`
  }
  return names.map(line).join('\n')
}
