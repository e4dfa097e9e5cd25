import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join, normalize } from 'node:path'

/** Import between two source files; `isType` is true if only types are imported. */
export type Import = { from: string; to: string; isType: boolean }

const roots = ['catalog', 'client', 'domain', 'drizzle', 'worker']
const importPattern =
  /(?:^|\n)(?:import|export)\s+(type\s+)?([^'";]*?)\bfrom\s+'([^']+)'|\bimport\(\s*'([^']+)'\s*\)|(?:^|\n)import\s+'([^']+)'/g

/** Returns the source files without tests and test helpers; paths are relative to `root`. */
export const listSourceFiles = (root: string): string[] =>
  roots
    .flatMap((folder) =>
      readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).map((name) => join(folder, name)),
    )
    .map((name) => name.replaceAll('\\', '/'))
    .filter((name) => /\.tsx?$/.test(name) && !/\.test\.tsx?$|\.d\.ts$|\/testing\//.test(name))
    .toSorted()

/** Returns all imports between source files, except style sheets and data. */
export const readImports = (root: string): Import[] =>
  listSourceFiles(root).flatMap((from) =>
    [...readFileSync(join(root, from), 'utf8').matchAll(importPattern)].flatMap(
      ([, type, names = '', ...addresses]) => {
        const to = resolveImport(from, addresses.find((address) => address !== undefined) ?? '')
        return to === undefined || !/\.tsx?$/.test(to)
          ? []
          : [{ from, to, isType: type !== undefined || importsOnlyTypes(names) }]
      },
    ),
  )

function resolveImport(from: string, address: string): string | undefined {
  if (address.startsWith('#')) return address.slice(1)
  return address.startsWith('.') ? normalize(join(dirname(from), address)).replaceAll('\\', '/') : undefined
}

/** True for `{ type A, type B }`, which imports no code. */
function importsOnlyTypes(names: string): boolean {
  const specifiers = /^\{([^}]*)\}\s*$/
    .exec(names)?.[1]
    ?.split(',')
    .map((name) => name.trim())
    .filter((name) => name !== '')
  return specifiers !== undefined && specifiers.length > 0 && specifiers.every((name) => name.startsWith('type '))
}

/** Returns each group of files that import one another in a circle, type imports included. Names and groups are sorted. */
export function findImportCircles(imports: readonly Import[]): string[][] {
  const targets = Map.groupBy(imports, ({ from }) => from)
  const reachable = new Map([...targets.keys()].map((file) => [file, findReachable(file, targets)]))
  const circles = [...reachable].flatMap(([file, files]) => {
    const circle = [...files].filter((other) => reachable.get(other)?.has(file)).toSorted()
    return circle[0] === file ? [circle] : []
  })
  return circles.toSorted(([one = ''], [other = '']) => one.localeCompare(other))
}

/** Returns all files that the file imports, directly or through others. */
function findReachable(file: string, imports: ReadonlyMap<string, readonly Import[]>): Set<string> {
  const files = new Set<string>()
  const pending = [file]
  for (let next = pending.pop(); next !== undefined; next = pending.pop())
    for (const { to } of imports.get(next) ?? []) {
      if (files.has(to)) continue
      files.add(to)
      pending.push(to)
    }
  return files
}
