import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'

import { type Figure, createFigureBuilder, median } from './figures.ts'

const maxMedian = 80
const maxPercentile = 275

const { atMost, untargeted } = createFigureBuilder('lines of the tracked files `*.ts`, `*.tsx` and `*.mjs`')

export function measureSource(): Figure[] {
  const files = execFileSync('git', ['ls-files', '*.ts', '*.tsx', '*.mjs'], { encoding: 'utf8' }).trim().split('\n')
  const [source, tests] = [countLines(files.filter((file) => !isTest(file))), countLines(files.filter(isTest))]
  const percentile = source.toSorted((one, other) => one - other)[Math.floor(source.length * 0.95)] ?? 0
  return [
    untargeted('source files', source.length),
    atMost('median file, lines', median(source), maxMedian),
    atMost('95th percentile, lines', percentile, maxPercentile),
    untargeted('source files above 300 lines', source.filter((lines) => lines > 300).length),
    untargeted('lines of tests to lines of source', sum(tests) / sum(source)),
  ]
}

const isTest = (file: string) => /\.(test|cases)\.tsx?$/.test(file)

const sum = (lines: readonly number[]) => lines.reduce((total, count) => total + count, 0)

const countLines = (files: readonly string[]) => files.map((file) => readFileSync(file, 'utf8').split('\n').length - 1)
