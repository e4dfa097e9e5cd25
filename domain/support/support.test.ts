import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import {
  formatInboxCursor,
  formatCursor,
  parseInboxCursor,
  parseCursor,
  listStatuses,
  getUrgencyRank,
  calculateWaitingTime,
} from './support.rules.ts'
import { newAnswer, newTicket } from './support.schemas.ts'
import { ticketPriorities } from './support.types.ts'

const hour = 60 * 60 * 1000

describe('a ticket', () => {
  it.each([
    ['member', 'open', 0, { hours: 0, isLate: false }],
    ['member', 'open', 24 * hour, { hours: 24, isLate: false }],
    ['member', 'replied', 24 * hour + 1, { hours: 24, isLate: true }],
    ['member', 'open', -hour, { hours: 0, isLate: false }],
    ['member', 'closed', 99 * hour, undefined],
    ['admin', 'open', 99 * hour, undefined],
  ] as const)(
    'with the last message by the %s, status %s and %i ms of waiting gives %j',
    (lastBy, status, waitedMs, expected) => {
      expect(calculateWaitingTime({ lastBy, status, waitingSince: 100 * hour - waitedMs }, 100 * hour)).toEqual(
        expected,
      )
    },
  )

  it('is sorted by urgency', () => {
    expect(ticketPriorities.map(getUrgencyRank)).toEqual([3, 2, 1, 0])
  })

  it.each([
    ['pending', ['open', 'replied']],
    ['closed', ['closed']],
    ['all', []],
  ] as const)('is found under “%s” by the statuses %j', (filter, statuses) => {
    expect(listStatuses(filter)).toEqual(statuses)
  })
})

describe('a cursor', () => {
  it('is parsed back into the same ticket', () => {
    const tickets = fc.record({
      id: fc.uuid(),
      createdAt: fc.nat(),
      priority: fc.constantFrom(...ticketPriorities),
    })
    fc.assert(
      fc.property(tickets, ({ id, createdAt, priority }) => {
        expect(parseCursor(formatCursor({ id, createdAt }))).toEqual({ id, createdAt })
        const position = { id, createdAt, urgency: getUrgencyRank(priority) }
        expect(parseInboxCursor(formatInboxCursor({ id, createdAt, priority }))).toEqual(position)
      }),
    )
  })

  it.each(['', 'x', '1', '_a', '-1_a', '1_a b', `1_${'a'.repeat(41)}`])(
    'is refused if it is invalid: “%s”',
    (cursor) => {
      expect(parseCursor(cursor)).toBeUndefined()
      expect(parseInboxCursor(`0_${cursor}`)).toBeUndefined()
      expect(parseInboxCursor(`4_1_a`)).toBeUndefined()
    },
  )
})

const parseTicket = (fields: object) => newTicket.safeParse({ subject: 'A fault', message: 'There.', ...fields })

describe('the text of a ticket', () => {
  it.each([
    ['  two \r\n lines\r', 'two \n lines'],
    ['a\u0000\u0007b\tc', 'ab\tc'],
    ['\u202Eabc\u202C \u2066d\u2069', 'abc d'],
    ['one\n\n\n\n\n\n\ntwo', 'one\n\ntwo'],
    ['👩‍🌾 שלום', '👩‍🌾 שלום'],
  ])('is cleaned from %j to %j', (text, expected) => {
    expect(parseTicket({ message: text }).data?.message).toBe(expected)
  })

  it.each(['', ' \n\t', '\u200B\u200D', '\uFEFF', '\u3164', '\u2800'])('is blank if it is %j', (text) => {
    expect(newTicket.safeParse({ subject: text, message: 'words' }).error?.issues).toMatchObject([
      { path: ['subject'], message: 'Please fill in all required fields' },
    ])
    expect(newAnswer.safeParse({ message: text }).success).toBe(true)
  })

  it.each(['.', 'a', '🌿', '，'])('is not blank if it is %j', (text) => {
    expect(parseTicket({ message: text }).success).toBe(true)
  })

  it('has a one-line subject, bounded lengths and the default priority', () => {
    expect(parseTicket({ subject: ' A\n fault ' }).data).toEqual({
      subject: 'A fault',
      message: 'There.',
      priority: 'normal',
    })
    expect(parseTicket({ subject: 'x'.repeat(150), message: 'x'.repeat(5000) }).success).toBe(true)
    expect(parseTicket({ subject: 'x'.repeat(151) }).error?.issues).toMatchObject([
      { message: 'Use at most 150 characters' },
    ])
    expect(parseTicket({ message: 'x'.repeat(5001) }).error?.issues).toMatchObject([
      { message: 'Use at most 5,000 characters' },
    ])
    expect(parseTicket({ priority: 'immediately' }).success).toBe(false)
  })
})
