import { describe, expect, it } from 'vitest'

import { hasExpired, missingFrom, readFrom, socketLifeMs } from './live-delivery.rules.ts'
import type { Notification } from './notifications.types.ts'

const listening = (after: number, since = 0) => ({ after, since })
const note = (sequence: number): Notification => ({
  sequence,
  id: String(sequence),
  title: 'A note',
  message: '',
  type: 'info',
  link: null,
  read: false,
  createdAt: 0,
})

describe('the sequence from which to read', () => {
  it.each([
    [[], undefined],
    [[7], 7],
    [[7, 3, 9], 3],
    [[0, 5], 0],
  ])('with sockets at %j is %s', (known, from) => {
    expect(readFrom(known.map((after) => listening(after)))).toBe(from)
  })
})

describe('the notifications that a socket lacks', () => {
  it.each([
    [0, [1, 2, 3], [1, 2, 3]],
    [2, [1, 2, 3], [3]],
    [3, [1, 2, 3], []],
    [9, [], []],
  ])('after %i in %j are %j', (after, sequences, lacked) => {
    expect(missingFrom(listening(after), sequences.map(note)).map(({ sequence }) => sequence)).toEqual(lacked)
  })
})

describe('a socket', () => {
  it.each([
    [socketLifeMs, false],
    [socketLifeMs + 1, true],
  ])('that has been open for %i milliseconds has exceeded its lifetime: %s', (age, outlived) => {
    expect(hasExpired(listening(0, 1000), 1000 + age)).toBe(outlived)
  })
})
