import { describe, expect, it } from 'vitest'

import { promises } from './promises.ts'

const told = (status: number, hasFailedBefore?: true) => ({
  status,
  body: undefined,
  ...(hasFailedBefore && { hasFailedBefore }),
})

/** Returns the values of `cup` that `broken` accepts. */
const allowed = (promised: ReturnType<typeof promises>) =>
  ['none', 'mint', 'linden'].filter(
    (value) => promised.broken(new Map(value === 'none' ? [] : [['cup', value]])).length === 0,
  )

describe('what was promised of a thing', () => {
  it.each([
    ['confirmed', told(204), {}, ['linden']],
    ['refused', told(409), {}, ['mint']],
    ['refused because it stands already', told(409), { 409: 'linden' }, ['linden']],
    ['failed', told(503), {}, ['mint', 'linden']],
    ['refused after it had failed', told(409, true), {}, ['mint', 'linden']],
    ['refused after it had failed, because it is gone', told(404, true), { 404: 'none' }, ['none']],
  ])('follows from an answer: %s', (_, answer, meaning, values) => {
    const promised = promises()
    promised.note('cup', 'mint', told(200))
    promised.note('cup', 'linden', answer, meaning)
    expect(allowed(promised)).toEqual(values)
  })

  it('is broken by a thing that is not there, and one that nobody wrote', () => {
    const promised = promises()
    promised.note('cup', 'linden', told(200))
    expect(promised.broken(new Map())).toEqual(['cup is none, not linden'])
    expect(promised.broken(new Map([['cup', '2']]))).toEqual(['cup is 2, not linden'])
  })

  it('is broken by what was read, though it is written anew afterwards', () => {
    const promised = promises()
    promised.saw('cup', 'none')
    promised.note('cup', 'linden', told(200))
    promised.saw('cup', 'mint')
    promised.note('cup', 'linden', told(200))
    expect(promised.broken(new Map([['cup', 'linden']]))).toEqual(['cup was mint, not linden'])
  })

  it('is settled by what was read after a failure', () => {
    const promised = promises()
    promised.note('cup', 'mint', told(200))
    promised.note('cup', 'linden', told(503))
    promised.saw('cup', 'mint')
    expect(allowed(promised)).toEqual(['mint'])
  })

  it('goes with a post that is deleted, and with no other', () => {
    const promised = promises()
    promised.note('pin 1', '1', told(200))
    expect(promised.broken(new Map([['status 1', 'deleted']]))).toEqual([])
    expect(promised.broken(new Map([['status 2', 'deleted']]))).toHaveLength(1)
  })
})
