import { expect, it } from 'vitest'

import { findUndoneWork } from './wapiti.ts'

const modules = ['sql', 'xss', 'exec']
const whole =
  '[*] Launching module sql\n[*] Launching module xss\n[*] Launching module exec\n[*] Generating report...\n'

it('finds nothing undone in a complete run', () => {
  expect(findUndoneWork({ text: whole, isLate: false }, modules)).toEqual({ unfinishedModules: [], problems: [] })
})

it('names the attacks that were cut short', () => {
  const text = `${whole}Max attack time was reached for module xss, stopping.\nMax attack time was reached for module exec, stopping.\n`
  expect(findUndoneWork({ text, isLate: false }, modules)).toEqual({ unfinishedModules: ['xss', 'exec'], problems: [] })
})

it('counts every attack as cut short if the whole run had to be stopped', () => {
  expect(findUndoneWork({ text: whole, isLate: true }, modules).unfinishedModules).toEqual(modules)
})

it.each([
  ['Max scan time was reached, stopping.', 'time ran out before every page was scanned'],
  ['[!] 12 requests were skipped due to network issues', '12 requests got no response'],
  [
    `ValueError bad\n  File "/usr/lib/python3/dist-packages/wapitiCore/main/wapiti.py", line 341, in attack`,
    'an attack was aborted by an error of the tool',
  ],
])('reports other unfinished work: %s', (line, details) => {
  expect(findUndoneWork({ text: `${whole}${line}\n`, isLate: false }, modules)).toEqual({
    unfinishedModules: [],
    problems: [details],
  })
})
