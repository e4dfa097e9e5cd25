import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join, matchesGlob } from 'node:path'

import { describe, expect, it } from 'vitest'

import { readImports } from '../scripts/imports.ts'
import { documentPages } from './routes.documents.ts'

const imports = readImports('.')

/** Returns the components that the modules import, directly or indirectly. */
function findComponents(modules: readonly string[]): string[] {
  const found = new Set(modules)
  for (const module of found) for (const { from, to, isType } of imports) if (from === module && !isType) found.add(to)
  return [...found].filter((file) => file.endsWith('.tsx'))
}

const importedFrom = (file: string): string[] =>
  imports.filter(({ from, isType }) => from === file && !isType).map(({ to }) => to)

/** Returns the patterns of files in which Tailwind looks for no utilities. */
const readExcluded = (sheet: string): string[] =>
  [...readFileSync(sheet, 'utf8').matchAll(/@source not '([^']+)'/g)].map(([, pattern = '']) =>
    join(dirname(sheet), pattern),
  )

describe('the style sheets', () => {
  it('include one for each kind of document, and no others', () => {
    const named = new Set(['every', ...documentPages.map(({ sheet }) => sheet)])
    expect(readdirSync('client/styles/documents').toSorted()).toEqual(
      [...named].map((name) => `${name}.css`).toSorted(),
    )
  })

  const documentParts = findComponents([
    'client/layout/document-frame.tsx',
    'client/islands.ts',
    ...importedFrom('client/routes.documents.ts').filter((file) => file.includes('/features/')),
  ])
  const applicationParts = findComponents([
    ...importedFrom('client/routes.public.tsx'),
    ...importedFrom('client/member-modules.tsx').filter((file) => !/\/(mailing-admin\/|admin[-.])/.test(file)),
  ])
  it.each([
    ['documents', documentParts, ['client/styles/shared.css', 'client/styles/documents/every.css']],
    ['the application', applicationParts, ['client/styles/shared.css', 'client/styles/application.css']],
  ])('contain the utilities of each part of %s', (_name, parts, sheets) => {
    const excluded = sheets.flatMap(readExcluded)
    expect(parts.length).toBeGreaterThan(50)
    expect(excluded.length).toBeGreaterThan(0)
    expect(parts.filter((part) => excluded.some((pattern) => matchesGlob(part, pattern)))).toEqual([])
  })
})
