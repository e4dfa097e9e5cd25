import { describe, expect, it } from 'vitest'

import { hasExpired, filterUnsent, findFirstSequence, maxSocketLifetimeMs } from './live-delivery.rules.ts'
import type { Notification } from './notifications.types.ts'

const createSocket = (after: number, since = 0) => ({ after, since })
const createNotification = (sequence: number): Notification => ({
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
  ])('with sockets at %j is %s', (sequences, expected) => {
    expect(findFirstSequence(sequences.map((after) => createSocket(after)))).toBe(expected)
  })
})

describe('the notifications that a socket lacks', () => {
  it.each([
    [0, [1, 2, 3], [1, 2, 3]],
    [2, [1, 2, 3], [3]],
    [3, [1, 2, 3], []],
    [9, [], []],
  ])('after %i in %j are %j', (after, sequences, expected) => {
    expect(
      filterUnsent(createSocket(after), sequences.map(createNotification)).map(({ sequence }) => sequence),
    ).toEqual(expected)
  })
})

describe('a socket', () => {
  it.each([
    [maxSocketLifetimeMs, false],
    [maxSocketLifetimeMs + 1, true],
  ])('expires after %i milliseconds: %s', (age, expected) => {
    expect(hasExpired(createSocket(0, 1000), 1000 + age)).toBe(expected)
  })
})
