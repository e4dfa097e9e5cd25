import { existsSync, readFileSync } from 'node:fs'

import { expect, it } from 'vitest'

type Row = { behaviour: string; code: string[]; tests: { file: string; title: string }[] }

/** Returns the rows of the tables: behaviour, files, and tests as `file` "title". */
function readRows(page: string): Row[] {
  const lines = page.split('\n').filter((line) => line.startsWith('| ') && !/^\| (behaviour|---)/.test(line))
  return lines.map((line) => {
    const [behaviour = '', code = '', testCell = ''] = line
      .split(' | ')
      .map((cell) => cell.replaceAll(/^\| | \|$/g, ''))
    return {
      behaviour,
      code: [...code.matchAll(/`([^`]+)`/g)].map(([, file = '']) => file),
      tests: [...testCell.matchAll(/`([^`]+)` "(.+?)"(?=<br>|\s*$)/g)].map(([, file = '', title = '']) => ({
        file,
        title,
      })),
    }
  })
}

const rows = readRows(readFileSync('docs/specification.md', 'utf8'))

const hasTest = ({ file, title }: Row['tests'][number]) =>
  existsSync(file) && ["'", '"', '`'].some((quote) => readFileSync(file, 'utf8').includes(title + quote))

it('lists every behaviour with its code and a test', () => {
  expect(rows.length).toBeGreaterThan(100)
  expect(rows.filter(({ code, tests }) => code.length === 0 || tests.length === 0)).toEqual([])
})

it('names files that exist', () => {
  expect(rows.flatMap(({ code }) => code).filter((file) => !existsSync(file))).toEqual([])
})

it('names tests that exist', () => {
  expect(rows.flatMap(({ tests }) => tests).filter((test) => !hasTest(test))).toEqual([])
})
