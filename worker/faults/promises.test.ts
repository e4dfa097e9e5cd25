import { describe, expect, it } from 'vitest'

import { promises } from './promises.ts'

const answerOf = (status: number, hasFailedBefore?: true) => ({
  status,
  body: undefined,
  ...(hasFailedBefore && { hasFailedBefore }),
})

/** Returns the values of `cup` that `broken` accepts. */
const allowed = (promised: ReturnType<typeof promises>) =>
  ['none', 'mint', 'linden'].filter(
    (value) => promised.broken(new Map(value === 'none' ? [] : [['cup', value]])).length === 0,
  )

describe('the promised values of a thing', () => {
  it.each([
    ['confirmed', answerOf(204), {}, ['linden']],
    ['refused', answerOf(409), {}, ['mint']],
    ['refused because it exists already', answerOf(409), { 409: 'linden' }, ['linden']],
    ['failed', answerOf(503), {}, ['mint', 'linden']],
    ['refused after a failure', answerOf(409, true), {}, ['mint', 'linden']],
    ['refused after a failure, because it is gone', answerOf(404, true), { 404: 'none' }, ['none']],
  ])('follow from an answer: %s', (_, answer, meaning, values) => {
    const promised = promises()
    promised.note('cup', 'mint', answerOf(200))
    promised.note('cup', 'linden', answer, meaning)
    expect(allowed(promised)).toEqual(values)
  })

  it('are broken by a thing that is missing, and by one that nobody wrote', () => {
    const promised = promises()
    promised.note('cup', 'linden', answerOf(200))
    expect(promised.broken(new Map())).toEqual(['cup is none, not linden'])
    expect(promised.broken(new Map([['cup', '2']]))).toEqual(['cup is 2, not linden'])
  })

  it('are broken by a wrong value that was read, even if it is written again later', () => {
    const promised = promises()
    promised.saw('cup', 'none')
    promised.note('cup', 'linden', answerOf(200))
    promised.saw('cup', 'mint')
    promised.note('cup', 'linden', answerOf(200))
    expect(promised.broken(new Map([['cup', 'linden']]))).toEqual(['cup was mint, not linden'])
  })

  it('are settled by the value that is read after a failure', () => {
    const promised = promises()
    promised.note('cup', 'mint', answerOf(200))
    promised.note('cup', 'linden', answerOf(503))
    promised.saw('cup', 'mint')
    expect(allowed(promised)).toEqual(['mint'])
  })

  it('end with the deletion of their post, and of no other', () => {
    const promised = promises()
    promised.note('pin 1', '1', answerOf(200))
    expect(promised.broken(new Map([['status 1', 'deleted']]))).toEqual([])
    expect(promised.broken(new Map([['status 2', 'deleted']]))).toHaveLength(1)
  })
})
