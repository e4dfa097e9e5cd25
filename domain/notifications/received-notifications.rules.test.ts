import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { applyPendingMarks, notificationsAtOnce, unreadIn, unreadMax } from './notifications.rules.ts'
import type { Mark, Notification, NotificationPage } from './notifications.types.ts'
import {
  setList,
  addNotification,
  latestUnread,
  newestIn,
  noNotifications,
  shownNotifications,
} from './received-notifications.rules.ts'

const note = (sequence: number, read = false): Notification => ({
  sequence,
  id: `id-${sequence}`,
  title: `Note ${sequence}`,
  message: 'Something has come about.',
  type: 'info',
  link: null,
  read,
  createdAt: 1_800_000_000_000 - sequence,
})
/** Returns the worker's response if these are the member's notifications, newest first. */
const listOf = (notes: readonly Notification[], pages = 1): NotificationPage => {
  const shown = notes.slice(0, pages * notificationsAtOnce)
  const next = notes.length > shown.length ? (shown.at(-1)?.sequence ?? null) : null
  return { notifications: shown, unread: Math.min(unreadIn(notes), unreadMax), next }
}
const sequencesOf = (list: NotificationPage | undefined) => list?.notifications.map(({ sequence }) => sequence)

describe('a live notification', () => {
  const received = setList(noNotifications, listOf([note(7), note(3, true)]))

  it('is listed first and counts at once', () => {
    const next = addNotification(received, note(9))
    expect(shownNotifications(next)).toEqual({
      notifications: [note(9), note(7), note(3, true)],
      unread: 2,
      next: null,
    })
    expect(latestUnread(shownNotifications(next), next)).toEqual(note(9))
  })

  it.each([note(7), note(3), note(7, true), note(5), note(1)])(
    'changes nothing if it is in the list or older: $sequence',
    (known) => {
      expect(addNotification(received, known)).toBe(received)
    },
  )

  it('changes nothing the second time, and is sorted in when it comes late', () => {
    const next = [note(12), note(9), note(12), note(10)].reduce(addNotification, received)
    expect(sequencesOf(shownNotifications(next))).toEqual([12, 10, 9, 7, 3])
    expect(shownNotifications(next)?.unread).toBe(4)
    expect(latestUnread(shownNotifications(next), next)).toEqual(note(12))
  })

  it("isn't announced if it was read elsewhere", () => {
    const next = addNotification(addNotification(received, note(9)), note(10, true))
    expect([shownNotifications(next)?.unread, latestUnread(shownNotifications(next), next)]).toEqual([2, note(9)])
  })

  it('is no longer the latest once it is read', () => {
    const next = addNotification(received, note(9))
    const list = shownNotifications(setList(next, listOf([note(9, true), note(8)])))
    expect(latestUnread(list, next)).toBeUndefined()
  })

  it('waits for the first list', () => {
    const early = addNotification(noNotifications, note(9))
    expect(shownNotifications(early)).toBeUndefined()
    expect(sequencesOf(shownNotifications(setList(early, listOf([note(7)]))))).toEqual([9, 7])
  })

  it('counts no higher than the badge shows', () => {
    const full = setList(noNotifications, { notifications: [note(7)], unread: unreadMax - 1, next: null })
    expect(shownNotifications([note(8), note(9)].reduce(addNotification, full))?.unread).toBe(unreadMax)
  })
})

describe('a new list', () => {
  const received = [note(8), note(9)].reduce(addNotification, setList(noNotifications, listOf([note(7)])))

  it('replaces what is known about its notifications', () => {
    const next = setList(received, listOf([note(9, true), note(8), note(7, true)]))
    expect(shownNotifications(next)).toEqual({
      notifications: [note(9, true), note(8), note(7, true)],
      unread: 1,
      next: null,
    })
  })

  it.each([
    ['an unread note on top that was not known', [note(10), note(9)], 10],
    ['a read one on top', [note(10, true), note(9)], 9],
    ['what is known', [note(9), note(8)], 9],
    ['less than is known', [note(5)], 9],
  ])('announces %s, and only once', (_, notes, latest) => {
    const next = setList(received, listOf(notes))
    expect(latestUnread(shownNotifications(next), next)?.sequence).toBe(latest)
    expect(addNotification(next, note(latest)).latest).toBe(latest)
  })

  it('announces nothing the first time', () => {
    const first = setList(noNotifications, listOf([note(7)]))
    expect(latestUnread(shownNotifications(first), first)).toBeUndefined()
  })

  it('keeps newer notifications, even those of an earlier list', () => {
    const next = setList(received, listOf([note(5)]))
    expect(sequencesOf(shownNotifications(next))).toEqual([9, 8, 7, 5])
    expect(shownNotifications(next)?.unread).toBe(4)
  })
})

type Step =
  | { kind: 'write' | 'deliver' | 'drop' | 'ask' | 'answer' | 'older' | 'mark all' | 'arrive' }
  | { kind: 'mark' | 'read elsewhere'; which: number }

/** Simulates a member's page, the worker and the messages between them. */
class Interplay {
  stored: Notification[] = []
  received = noNotifications
  pages = 1
  /** Messages given to the socket, and the sequence of the last one that arrived. */
  position = 0
  answers: NotificationPage[] = []
  marks: Mark[] = []

  constructor(count: number) {
    this.stored = Array.from({ length: count }, (_, position) => note(count - position, position % 3 === 0))
    this.ask()
    this.answer()
    this.position = this.stored[0]?.sequence ?? 0
  }

  get shown(): NotificationPage {
    return applyPendingMarks(shownNotifications(this.received) ?? listOf([]), this.marks)
  }

  write = () => void this.stored.unshift(note((this.stored[0]?.sequence ?? 0) + 1))
  /** Sends everything newer than the socket's last message, as stored now, as the worker does. */
  deliver = () => {
    for (const newer of this.stored.filter(({ sequence }) => sequence > this.position).toReversed()) {
      this.received = addNotification(this.received, newer)
      this.position = newer.sequence
    }
  }
  /** Loses a connection with its messages, which are then sent again. */
  drop = () => {
    this.position = Math.max(0, this.position - 2)
    this.ask()
  }
  /** Requests the list. A new request replaces the previous one. */
  ask = () => void (this.answers = [listOf(this.stored, this.pages)])
  answer = () => {
    const list = this.answers.pop()
    if (list) this.received = setList(this.received, list)
  }
  older = () => {
    this.pages += 1
    this.ask()
  }
  mark = (which: number) => {
    const chosen = this.shown.notifications[which % Math.max(1, this.shown.notifications.length)]
    if (chosen) this.marks.push({ id: chosen.id })
  }
  markAll = () => void this.marks.push({ upTo: newestIn(this.shown) })
  /** Saves a mark and requests the list before the mark counts as done. */
  arrive = () => {
    const mark = this.marks[0]
    if (mark === undefined) return
    const covers = ({ id, sequence }: Notification) => ('upTo' in mark ? sequence <= mark.upTo : id === mark.id)
    this.stored = this.stored.map((entry) => (covers(entry) ? { ...entry, read: true } : entry))
    this.ask()
    this.answer()
    this.marks.shift()
  }
  /** Tells the page that notifications were marked as read elsewhere; the page then requests the list. */
  readElsewhere = (which: number) => {
    this.stored = this.stored.map((entry, at) => (at === which % this.stored.length ? { ...entry, read: true } : entry))
    this.ask()
  }

  take(step: Step) {
    const steps: Record<Step['kind'], (which: number) => void> = {
      write: this.write,
      deliver: this.deliver,
      drop: this.drop,
      ask: this.ask,
      answer: this.answer,
      older: this.older,
      mark: this.mark,
      'mark all': this.markAll,
      arrive: this.arrive,
      'read elsewhere': this.readElsewhere,
    }
    steps[step.kind]('which' in step ? step.which : 0)
  }

  settle() {
    this.deliver()
    while (this.marks.length > 0) this.arrive()
    this.answer()
  }
}

const step: fc.Arbitrary<Step> = fc.oneof(
  { weight: 3, arbitrary: fc.constantFrom<Step>({ kind: 'write' }, { kind: 'deliver' }) },
  {
    weight: 2,
    arbitrary: fc.constantFrom<Step>(
      { kind: 'ask' },
      { kind: 'answer' },
      { kind: 'arrive' },
      { kind: 'drop' },
      { kind: 'older' },
      { kind: 'mark all' },
    ),
  },
  { weight: 2, arbitrary: fc.record({ kind: fc.constantFrom('mark', 'read elsewhere'), which: fc.nat({ max: 30 }) }) },
)
const course = fc.tuple(fc.nat({ max: 50 }), fc.array(step, { maxLength: 60 }))
const manyRuns = { numRuns: 2000 }

describe('lists, notifications and marks in any order', () => {
  it('show nothing twice, keep the sequence, and miss nothing newer than the oldest one shown', () => {
    fc.assert(
      fc.property(course, ([count, steps]) => {
        const interplay = new Interplay(count)
        let newestKnown = interplay.position
        for (const one of steps) {
          interplay.take(one)
          newestKnown = Math.max(newestKnown, interplay.position, interplay.shown.notifications[0]?.sequence ?? 0)
          const shown = sequencesOf(interplay.shown) ?? []
          const oldest = shown.at(-1) ?? 1
          expect(shown).toEqual(Array.from({ length: shown.length }, (_, position) => newestKnown - position))
          expect(oldest === 1 || interplay.shown.next === oldest).toBe(true)
        }
      }),
      manyRuns,
    )
  })

  it('end with what is stored', () => {
    fc.assert(
      fc.property(course, ([count, steps]) => {
        const interplay = new Interplay(count)
        for (const one of steps) interplay.take(one)
        interplay.settle()
        const stored = listOf(interplay.stored)
        expect(interplay.shown.unread).toBe(stored.unread)
        expect(interplay.shown.notifications.slice(0, notificationsAtOnce)).toEqual(stored.notifications)
      }),
      manyRuns,
    )
  })
})
