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
