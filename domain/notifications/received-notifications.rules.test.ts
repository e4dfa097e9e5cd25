import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { applyPendingMarks, notificationsPerPage, countUnread, maxUnreadCount } from './notifications.rules.ts'
import type { ReadMark, Notification, NotificationPage } from './notifications.types.ts'
import {
  setList,
  addNotification,
  findLatestUnread,
  getNewestSequence,
  noNotifications,
  mergeNotifications,
} from './received-notifications.rules.ts'

const createNotification = (sequence: number, read = false): Notification => ({
  sequence,
  id: `id-${sequence}`,
  title: `Note ${sequence}`,
  message: 'Something has come about.',
  type: 'info',
  link: null,
  read,
  createdAt: 1_800_000_000_000 - sequence,
})
/** Returns the worker's response for a member with these notifications, newest first. */
const createPage = (notes: readonly Notification[], pages = 1): NotificationPage => {
  const pageNotifications = notes.slice(0, pages * notificationsPerPage)
  const next = notes.length > pageNotifications.length ? (pageNotifications.at(-1)?.sequence ?? null) : null
  return { notifications: pageNotifications, unread: Math.min(countUnread(notes), maxUnreadCount), next }
}
const listSequences = (list: NotificationPage | undefined) => list?.notifications.map(({ sequence }) => sequence)

describe('a live notification', () => {
  const received = setList(noNotifications, createPage([createNotification(7), createNotification(3, true)]))

  it('is listed first and counts at once', () => {
    const next = addNotification(received, createNotification(9))
    expect(mergeNotifications(next)).toEqual({
      notifications: [createNotification(9), createNotification(7), createNotification(3, true)],
      unread: 2,
      next: null,
    })
    expect(findLatestUnread(mergeNotifications(next), next)).toEqual(createNotification(9))
  })

  it.each([
    createNotification(7),
    createNotification(3),
    createNotification(7, true),
    createNotification(5),
    createNotification(1),
  ])('changes nothing if it is in the list or older: $sequence', (knownNotification) => {
    expect(addNotification(received, knownNotification)).toBe(received)
  })

  it('changes nothing the second time, and is sorted correctly if it arrives late', () => {
    const next = [createNotification(12), createNotification(9), createNotification(12), createNotification(10)].reduce(
      addNotification,
      received,
    )
    expect(listSequences(mergeNotifications(next))).toEqual([12, 10, 9, 7, 3])
    expect(mergeNotifications(next)?.unread).toBe(4)
    expect(findLatestUnread(mergeNotifications(next), next)).toEqual(createNotification(12))
  })

  it("isn't announced if it was read elsewhere", () => {
    const next = addNotification(addNotification(received, createNotification(9)), createNotification(10, true))
    expect([mergeNotifications(next)?.unread, findLatestUnread(mergeNotifications(next), next)]).toEqual([
      2,
      createNotification(9),
    ])
  })

  it('is no longer the latest once it is read', () => {
    const next = addNotification(received, createNotification(9))
    const list = mergeNotifications(setList(next, createPage([createNotification(9, true), createNotification(8)])))
    expect(findLatestUnread(list, next)).toBeUndefined()
  })

  it('waits for the first list', () => {
    const receivedBeforeList = addNotification(noNotifications, createNotification(9))
    expect(mergeNotifications(receivedBeforeList)).toBeUndefined()
    expect(listSequences(mergeNotifications(setList(receivedBeforeList, createPage([createNotification(7)]))))).toEqual(
      [9, 7],
    )
  })

  it('counts no higher than the badge shows', () => {
    const fullList = setList(noNotifications, {
      notifications: [createNotification(7)],
      unread: maxUnreadCount - 1,
      next: null,
    })
    expect(
      mergeNotifications([createNotification(8), createNotification(9)].reduce(addNotification, fullList))?.unread,
    ).toBe(maxUnreadCount)
  })
})

describe('a new list', () => {
  const received = [createNotification(8), createNotification(9)].reduce(
    addNotification,
    setList(noNotifications, createPage([createNotification(7)])),
  )

  it('replaces known notifications', () => {
    const next = setList(
      received,
      createPage([createNotification(9, true), createNotification(8), createNotification(7, true)]),
    )
    expect(mergeNotifications(next)).toEqual({
      notifications: [createNotification(9, true), createNotification(8), createNotification(7, true)],
      unread: 1,
      next: null,
    })
  })

  it.each([
    ['an unread note on top that was not known', [createNotification(10), createNotification(9)], 10],
    ['a read one on top', [createNotification(10, true), createNotification(9)], 9],
    ['what is known', [createNotification(9), createNotification(8)], 9],
    ['less than is known', [createNotification(5)], 9],
  ])('announces %s, and only once', (_, notes, latest) => {
    const next = setList(received, createPage(notes))
    expect(findLatestUnread(mergeNotifications(next), next)?.sequence).toBe(latest)
    expect(addNotification(next, createNotification(latest)).latest).toBe(latest)
  })

  it('announces nothing the first time', () => {
    const first = setList(noNotifications, createPage([createNotification(7)]))
    expect(findLatestUnread(mergeNotifications(first), first)).toBeUndefined()
  })

  it('keeps newer notifications, even those of an earlier list', () => {
    const next = setList(received, createPage([createNotification(5)]))
    expect(listSequences(mergeNotifications(next))).toEqual([9, 8, 7, 5])
    expect(mergeNotifications(next)?.unread).toBe(4)
  })
})

type Step =
  | { kind: 'write' | 'deliver' | 'drop' | 'ask' | 'answer' | 'older' | 'mark all' | 'arrive' }
  | { kind: 'mark' | 'read elsewhere'; which: number }

/** Simulates a member's page, the worker and the messages between them. */
class Simulation {
  stored: Notification[] = []
  received = noNotifications
  pages = 1
  /** Sequence of the last message that arrived on the socket. */
  position = 0
  answers: NotificationPage[] = []
  marks: ReadMark[] = []

  constructor(count: number) {
    this.stored = Array.from({ length: count }, (_, position) =>
      createNotification(count - position, position % 3 === 0),
    )
    this.ask()
    this.answer()
    this.position = this.stored[0]?.sequence ?? 0
  }

  get shown(): NotificationPage {
    return applyPendingMarks(mergeNotifications(this.received) ?? createPage([]), this.marks)
  }

  write = () => void this.stored.unshift(createNotification((this.stored[0]?.sequence ?? 0) + 1))
  /** Sends everything newer than the socket's last message, in its current state, like the worker. */
  deliver = () => {
    for (const newer of this.stored.filter(({ sequence }) => sequence > this.position).toReversed()) {
      this.received = addNotification(this.received, newer)
      this.position = newer.sequence
    }
  }
  /** Drops a connection and its messages, which are then sent again. */
  drop = () => {
    this.position = Math.max(0, this.position - 2)
    this.ask()
  }
  /** Requests the list. A new request replaces the previous one. */
  ask = () => void (this.answers = [createPage(this.stored, this.pages)])
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
  markAll = () => void this.marks.push({ upTo: getNewestSequence(this.shown) })
  /** Saves a mark, then requests the list before the mark counts as done. */
  arrive = () => {
    const mark = this.marks[0]
    if (mark === undefined) return
    const covers = ({ id, sequence }: Notification) => ('upTo' in mark ? sequence <= mark.upTo : id === mark.id)
    this.stored = this.stored.map((entry) => (covers(entry) ? { ...entry, read: true } : entry))
    this.ask()
    this.answer()
    this.marks.shift()
  }
  /** Marks a notification as read on another device; the page then requests the list. */
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
const scenario = fc.tuple(fc.nat({ max: 50 }), fc.array(step, { maxLength: 60 }))
const manyRuns = { numRuns: 2000 }

describe('lists, notifications and marks in any order', () => {
  it('show nothing twice, keep the sequence, and miss nothing newer than the oldest notification shown', () => {
    fc.assert(
      fc.property(scenario, ([count, steps]) => {
        const simulation = new Simulation(count)
        let newestKnown = simulation.position
        for (const one of steps) {
          simulation.take(one)
          newestKnown = Math.max(newestKnown, simulation.position, simulation.shown.notifications[0]?.sequence ?? 0)
          const pageNotifications = listSequences(simulation.shown) ?? []
          const oldest = pageNotifications.at(-1) ?? 1
          expect(pageNotifications).toEqual(
            Array.from({ length: pageNotifications.length }, (_, position) => newestKnown - position),
          )
          expect(oldest === 1 || simulation.shown.next === oldest).toBe(true)
        }
      }),
      manyRuns,
    )
  })

  it('end with the stored notifications', () => {
    fc.assert(
      fc.property(scenario, ([count, steps]) => {
        const simulation = new Simulation(count)
        for (const one of steps) simulation.take(one)
        simulation.settle()
        const stored = createPage(simulation.stored)
        expect(simulation.shown.unread).toBe(stored.unread)
        expect(simulation.shown.notifications.slice(0, notificationsPerPage)).toEqual(stored.notifications)
      }),
      manyRuns,
    )
  })
})
