import { existsSync, globSync, readFileSync } from 'node:fs'

import { describe, expect, it } from 'vitest'

const { levels }: { levels: Record<'1' | '2', string[]> } = JSON.parse(readFileSync('docs/asvs.json', 'utf8'))
const page = readFileSync('docs/security.md', 'utf8')

type Row = { id: string; status: string; tests: string[]; reason: string }

/** Rows `| v5.0.0-1.2.3 | requirement | status | tests and reason |` from all tables on the page. */
const rows: Row[] = page.split('\n').flatMap((line) => {
  const [, id, , status = '', last = ''] = line.split(/(?<!\\)\|/).map((cell) => cell.trim())
  if (!id?.startsWith('v5.0.0-')) return []
  const tests = [...last.matchAll(/`([^`]+\.test\.tsx? › [^`]+)`/g)].map(([, name = '']) => name)
  const reason = last.replaceAll(/`[^`]+\.test\.tsx? › [^`]+`|<br>/g, '').trim()
  return [{ id: id.replace('v5.0.0-', ''), status, tests, reason }]
})

/** True if the file contains the test inside the named `describe` blocks, in that order. */
function testExists(name: string): boolean {
  const [file = '', ...titles] = name.split(' › ')
  if (!existsSync(file) || titles.length === 0) return false
  const text = readFileSync(file, 'utf8')
  let from = 0
  for (const [depth, title] of titles.entries()) {
    const indent = '  '.repeat(depth)
    const begins = depth === titles.length - 1 ? '(?:it|test)' : 'describe'
    const quoted = `['"\`]${title.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)}['"\`],`
    const rest = text.slice(from)
    const opening = new RegExp(`^${indent}(?:${begins}\\b.*\\(|\\].*\\(|  )${quoted}`, 'm')
    const next = depth > 0 ? rest.search(/\n(?:describe|it)\b/) : -1
    const found = opening.exec(next === -1 ? rest : rest.slice(0, next))
    if (!found) return false
    from += found.index + found[0].length
  }
  return true
}

const statuses = ['met', 'partly', 'not met', 'documented', 'platform', 'not applicable']

describe('the table of the security standard', () => {
  it.each([...levels['1'], ...levels['2']])('has one row for %s, which names a test or a reason', (id) => {
    const own = rows.filter((row) => row.id === id)
    expect(own).toHaveLength(1)
    for (const { status, tests, reason } of own) {
      expect(statuses).toContain(status)
      if (status === 'met') expect(tests).not.toEqual([])
      else expect(reason.length).toBeGreaterThan(10)
    }
  })

  it('contains only requirements of the standard, each once', () => {
    const known = new Set([...levels['1'], ...levels['2']])
    expect(rows.filter(({ id }) => !known.has(id))).toEqual([])
    expect(new Set(rows.map(({ id }) => id)).size).toBe(rows.length)
  })

  it.each([...new Set(rows.flatMap(({ tests }) => tests))])('names the test %s, which exists', (name) => {
    expect(testExists(name)).toBe(true)
  })

  it('detects a test that is missing or in another group', () => {
    for (const name of [
      'scripts/nowhere.test.ts › the sources › are found',
      'scripts/sources.test.ts › the sources › are all gone',
      'scripts/sources.test.ts › are found',
      'worker/app.test.ts › every route › return 404 with the error envelope for an unknown API path',
    ])
      expect([name, testExists(name)]).toEqual([name, false])
  })

  it('contains the rate limit of every action in the code', () => {
    const services = globSync('worker/features/**/*.service.ts').map((file) => readFileSync(file, 'utf8'))
    const actions = services.flatMap((text) =>
      [...text.matchAll(/\brateLimit\(ctx, '([a-z-]+)'/g)].map(([, name]) => name),
    )
    expect(actions.length).toBeGreaterThan(10)
    expect(actions.filter((action) => !page.includes(`\`${action}\``))).toEqual([])
  })
})
