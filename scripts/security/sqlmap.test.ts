import { expect, it } from 'vitest'

import { parseRun } from './sqlmap.ts'

const sound = `[07:51:34] [WARNING] GET parameter 'word' does not seem to be injectable
[07:51:34] [CRITICAL] all tested parameters do not appear to be injectable. Try to increase values for '--level'`
const codes = (line: string) => `${sound}\n[07:51:34] [WARNING] HTTP error codes detected during run:\n${line}\n`
const point = `sqlmap identified the following injection point(s) with a total of 22 HTTP(s) requests:
---
Parameter: word (GET)
    Type: boolean-based blind
---
`

it.each([
  [sound, 'sound', ''],
  [codes('404 (Not Found) - 20 times'), 'sound', ''],
  [point, 'found', 'Parameter: word (GET)     Type: boolean-based blind'],
  [codes('500 (Internal Server Error) - 1 times'), 'found', 'answered 500, 1 times'],
  [codes('400 (Bad Request) - 3 times, 500 (Internal Server Error) - 12 times'), 'found', 'answered 500, 12 times'],
  [
    codes('503 (Service Unavailable) - 2 times, 500 (Internal Server Error) - 1 times'),
    'found',
    'answered 500, 1 times',
  ],
  [codes('503 (Service Unavailable) - 20 times'), 'unproven', 'answered 503, 20 times'],
  ['[07:51:34] [CRITICAL] unable to connect to the target URL\n', 'unproven', 'unable to connect to the target URL'],
  ['Usage: sqlmap [options]\nsqlmap: error: no such option\n', 'unproven', 'sqlmap: error: no such option'],
  ['', 'unproven', ''],
])('reads from %j the outcome %s', (text, outcome, details) => {
  expect(parseRun({ text, isLate: false }, 60)).toEqual({ outcome, details })
})

it('reports that a run did not finish, and keeps its findings', () => {
  const begun = '[07:51:34] [INFO] testing if the target URL content is stable\n'
  expect(parseRun({ text: begun, isLate: true }, 60)).toEqual({ outcome: 'unproven', details: 'not done after 60 s' })
  expect(parseRun({ text: begun + point, isLate: true }, 60).outcome).toBe('found')
})
