import { expect, it } from 'vitest'

import { summariseTests } from './run-vitest.ts'

const test = (title: string, status: string, failureMessages: string[] = []) => ({
  title,
  status,
  failureMessages,
  meta: { figures: { [title]: 1 } },
})
const ended = { status: 0, stderr: '' }

it('holds if every test has passed, and returns their figures', () => {
  expect(summariseTests([test('a', 'passed'), test('b', 'passed')], ended)).toEqual({
    holds: true,
    figures: { tests: 2, a: 1, b: 1 },
    faults: [],
  })
})

it.each([
  ['there is no test', [], ended, []],
  ['one is left out', [test('a', 'passed'), test('b', 'skipped')], ended, ['b: it is skipped']],
  ['one is still to be written', [test('a', 'todo')], ended, ['a: it is todo']],
  ['one has failed', [test('a', 'failed', ['2 are lost'])], { status: 1, stderr: '' }, ['a: 2 are lost']],
  ['the run broke off', [test('a', 'passed')], { status: null, stderr: 'killed' }, ['killed']],
])('does not hold if %s', (_, tests, run, faults) => {
  expect(summariseTests(tests, run)).toMatchObject({ holds: false, faults })
})
