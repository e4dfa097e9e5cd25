import { describe, expect, it } from 'vitest'

import {
  formatBadge,
  applyPendingMarks,
  parseNotificationLink,
  parseNotificationType,
  maxUnreadCount,
} from './notifications.rules.ts'
import { liveQuery, notificationQuery, readAllQuery } from './notifications.schemas.ts'

describe('a notification', () => {
  it.each([
    ['success', 'success'],
    ['warning', 'warning'],
    ['error', 'error'],
    ['info', 'info'],
    ['Warning', 'info'],
    ['', 'info'],
    ['toString', 'info'],
  ])('stored as "%s" counts as %s', (stored, type) => {
    expect(parseNotificationType(stored)).toBe(type)
  })

  it.each([
    ['/profile', '/profile'],
    ['/recipe/linden-cup#tips', '/recipe/linden-cup#tips'],
    ['/', '/'],
    [null, null],
    ['', null],
    ['https://elsewhere.test/', null],
    ['//elsewhere.test', null],
    [String.raw`/\elsewhere.test`, null],
    ['javascript:alert(1)', null],
  ])('with the link %s leads to %s', (stored, link) => {
    expect(parseNotificationLink(stored)).toBe(link)
  })
})

describe('the badge', () => {
  it.each([
    [1, '1'],
    [99, '99'],
    [100, '99+'],
    [2000, '99+'],
  ])('for %i unread notifications shows "%s"', (unread, text) => {
    expect(formatBadge(unread)).toBe(text)
  })
})

describe('a sequence', () => {
  it.each(['0', '17', '999999999999999'])('accepts %s', (text) => {
    expect(notificationQuery.parse({ before: text })).toEqual({ before: Number(text) })
    expect(liveQuery.parse({ after: text })).toEqual({ after: Number(text) })
    expect(readAllQuery.parse({ upTo: text })).toEqual({ upTo: Number(text) })
  })

  it.each(['', '-5', '1e3', '1.5', 'x', '9'.repeat(16)])('refuses "%s"', (text) => {
    expect(notificationQuery.safeParse({ before: text }).success).toBe(false)
    expect(liveQuery.safeParse({ after: text }).success).toBe(false)
    expect(readAllQuery.safeParse({ upTo: text }).success).toBe(false)
  })
})

const createNotification = (number: number, read: boolean) => ({
  sequence: number,
  id: String(number),
  title: 'A note',
  message: 'Something has come about.',
  type: 'info' as const,
  link: null,
  read,
  createdAt: number,
})

describe('a list with pending marks', () => {
  const page = {
    notifications: [createNotification(6, false), createNotification(5, false), createNotification(4, true)],
    unread: 9,
    next: 4,
  }
  const [newest, second, third] = [{ id: '6' }, { id: '5' }, { id: '4' }]

  it.each([
    [[], [false, false, true], 9],
    [[newest], [true, false, true], 8],
    [[newest, newest, second], [true, true, true], 7],
    [[third], [false, false, true], 9],
    [[{ id: 'of an older page' }], [false, false, true], 9],
    [[{ upTo: 6 }], [true, true, true], 0],
    [[{ upTo: 5 }], [false, true, true], 1],
    [[{ upTo: 5 }, newest], [true, true, true], 0],
    [[{ upTo: 0 }, { upTo: 6 }], [true, true, true], 0],
  ])('after %j becomes %j with %i unread', (marks, read, unread) => {
    const markedPage = applyPendingMarks(page, marks)
    expect(markedPage.notifications.map((notification) => notification.read)).toEqual(read)
    expect([markedPage.unread, markedPage.next]).toEqual([unread, page.next])
  })

  it('leaves a count at the limit unchanged', () => {
    expect(applyPendingMarks({ ...page, unread: maxUnreadCount }, [newest]).unread).toBe(maxUnreadCount)
    expect(applyPendingMarks({ ...page, unread: maxUnreadCount }, [{ upTo: 6 }]).unread).toBe(0)
  })
})
