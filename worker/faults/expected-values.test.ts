import { describe, expect, it } from 'vitest'

import { createExpectedValues } from './expected-values.ts'

const createResponse = (status: number, hasFailedBefore?: true) => ({
  status,
  body: undefined,
  ...(hasFailedBefore && { hasFailedBefore }),
})

/** Returns the values of `cup` that cause no violation. */
const listAllowedValues = (expectedValues: ReturnType<typeof createExpectedValues>) =>
  ['none', 'mint', 'linden'].filter(
    (value) => expectedValues.listViolations(new Map(value === 'none' ? [] : [['cup', value]])).length === 0,
  )

describe('expected values', () => {
  it.each([
    ['confirmed', createResponse(204), {}, ['linden']],
    ['refused', createResponse(409), {}, ['mint']],
    ['refused because it exists already', createResponse(409), { 409: 'linden' }, ['linden']],
    ['failed', createResponse(503), {}, ['mint', 'linden']],
    ['refused after a failure', createResponse(409, true), {}, ['mint', 'linden']],
    ['refused after a failure, because it is gone', createResponse(404, true), { 404: 'none' }, ['none']],
  ])('depend on the response: %s', (_, response, impliedValues, values) => {
    const expectedValues = createExpectedValues()
    expectedValues.recordResponse('cup', 'mint', createResponse(200))
    expectedValues.recordResponse('cup', 'linden', response, impliedValues)
    expect(listAllowedValues(expectedValues)).toEqual(values)
  })

  it('are violated by a missing entry and by an unknown value', () => {
    const expectedValues = createExpectedValues()
    expectedValues.recordResponse('cup', 'linden', createResponse(200))
    expect(expectedValues.listViolations(new Map())).toEqual(['cup is none, not linden'])
    expect(expectedValues.listViolations(new Map([['cup', '2']]))).toEqual(['cup is 2, not linden'])
  })

  it('are violated by a wrong value that was read, even if the entry is written again later', () => {
    const expectedValues = createExpectedValues()
    expectedValues.recordRead('cup', 'none')
    expectedValues.recordResponse('cup', 'linden', createResponse(200))
    expectedValues.recordRead('cup', 'mint')
    expectedValues.recordResponse('cup', 'linden', createResponse(200))
    expect(expectedValues.listViolations(new Map([['cup', 'linden']]))).toEqual(['cup was mint, not linden'])
  })

  it('are narrowed to the value that is read after a failure', () => {
    const expectedValues = createExpectedValues()
    expectedValues.recordResponse('cup', 'mint', createResponse(200))
    expectedValues.recordResponse('cup', 'linden', createResponse(503))
    expectedValues.recordRead('cup', 'mint')
    expect(listAllowedValues(expectedValues)).toEqual(['mint'])
  })

  it('end with the deletion of their post, but not of another post', () => {
    const expectedValues = createExpectedValues()
    expectedValues.recordResponse('pin 1', '1', createResponse(200))
    expect(expectedValues.listViolations(new Map([['status 1', 'deleted']]))).toEqual([])
    expect(expectedValues.listViolations(new Map([['status 2', 'deleted']]))).toHaveLength(1)
  })
})
