import { globSync, readFileSync } from 'node:fs'
import { matchesGlob } from 'node:path'

import { describe, expect, it } from 'vitest'

const maxLines = 300
const [, section = ''] =
  /### Files above three hundred lines\n([\s\S]*?)\n## /.exec(readFileSync('CONTRIBUTING.md', 'utf8')) ?? []
const listedPatterns = [...section.matchAll(/^\| `([^`]+)`/gm)].map(([, files = '']) => files)
const files = globSync('{bench,catalog,client,domain,drizzle,e2e,scripts,worker}/**/*.{ts,tsx,mjs}')
const countLines = (file: string) => readFileSync(file, 'utf8').split('\n').length - 1
const long = files.filter((file) => countLines(file) > maxLines)

describe('the list of long files', () => {
  it('names every file that is longer than three hundred lines', () => {
    expect(long.filter((file) => !listedPatterns.some((pattern) => matchesGlob(file, pattern)))).toEqual([])
  })

  it('names no file that is gone or has become short', () => {
    expect(listedPatterns.length).toBeGreaterThan(0)
    expect(listedPatterns.filter((pattern) => !long.some((file) => matchesGlob(file, pattern)))).toEqual([])
  })
})
