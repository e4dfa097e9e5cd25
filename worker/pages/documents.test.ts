import { expect, it } from 'vitest'

import { islands } from '#client/islands.ts'
import { documentPages } from '#client/routes.documents.ts'
import { paths } from '#domain/paths.ts'
import documentStyles from '#worker/testing/document-styles.ts'
import { visit } from '#worker/testing/visit.ts'

import speculationRules from '../../client/public/speculation-rules.json'

const documents = documentPages.map(({ path }) => path).filter((path) => !/[:*]/.test(path))

it.each(documents)('renders %s as a document without data for the application', async (path) => {
  const html = await (await visit(path)).text()
  expect(html).toContain('<main')
  expect(html).not.toContain('id="page-data"')
})

it.each(documents)('names only islands in %s that the browser can load, each with its own ids', async (path) => {
  const html = await (await visit(path)).text()
  const names = [...html.matchAll(/data-island="([^"]+)"/g)].map(([, name = '']) => name)
  const prefixes = [...html.matchAll(/data-prefix="([^"]+)"/g)].map(([, prefix]) => prefix)
  expect(names).toContain('account-corner')
  expect(names.filter((name) => !Object.hasOwn(islands, name))).toEqual([])
  expect(new Set(prefixes).size).toBe(names.length)
})

it('renders a page of the application with its data and without islands', async () => {
  const html = await (await visit(paths.tools)).text()
  expect(html).toContain('id="page-data"')
  expect(html).not.toContain('data-island')
})

it('names the rules by which browsers prerender documents, and only documents', async () => {
  expect((await visit(paths.about)).headers.get('Speculation-Rules')).toBe('"/speculation-rules.json"')
  const prerendered = speculationRules.prerender.flatMap(({ where }) =>
    where.and.flatMap((rule) => rule.href_matches ?? []),
  )
  const documentPaths = new Set(documentPages.map(({ path }) => path.replace(/:.*$/, '*')))
  expect(prerendered.filter((path) => !documentPaths.has(path))).toEqual([])
})

it.each([
  [paths.about, 1],
  [paths.forYou, 2],
])('sends early hints for the files that %s needs first', async (path, count) => {
  const response = await visit(path)
  const html = await response.text()
  const hintedFiles = [...(response.headers.get('Link') ?? '').matchAll(/<([^>]+)>; rel=preload/g)].map(
    ([, file]) => file,
  )
  expect(hintedFiles).toHaveLength(count)
  for (const file of hintedFiles) expect(html).toContain(`href="${file}"`)
})

it('contains its style rules, and its content policy allows only these', async () => {
  const response = await visit(paths.about)
  const [, css] = /<style>([^<]*)<\/style>/.exec(await response.text()) ?? []
  expect(css).toBe(`${documentStyles.every}${documentStyles.text}`)
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(css)))
  expect(response.headers.get('Content-Security-Policy')).toContain(
    `style-src 'self' 'sha256-${btoa(String.fromCodePoint(...digest))}';`,
  )
  const application = await visit(paths.forYou)
  expect(await application.text()).not.toContain('<style>')
  expect(application.headers.get('Content-Security-Policy')).toContain("style-src 'self';")
})
