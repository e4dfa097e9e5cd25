import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { addDays } from '#domain/days.ts'
import { endRun, pauseRun } from '#domain/journal/plans.rules.ts'
import type { PlanRun } from '#domain/journal/plans.types.ts'
import { getProtocol, listCups, listPlanDays } from '#domain/journal/protocols.ts'
import { protocolKeys } from '#domain/journal/protocols.types.ts'

import { feedCups } from './calendar.schemas.ts'
import { listCourseEvents, listPlanCups, toCupEvents } from './cup-events.ts'

const startedOn = '2026-11-20'
const createRun = (changes: Partial<PlanRun> = {}): PlanRun => ({
  id: 'run',
  protocol: 'sleep',
  startedOn,
  pauses: [],
  endedOn: null,
  done: {},
  ...changes,
})
const list = (run: PlanRun, today = startedOn, isSuitable = () => true) =>
  toCupEvents(listPlanCups(run, { today, isSuitable }), 'https://herbs.test')

describe('the cups of a plan', () => {
  it('are all planned cups, each on its day', () => {
    fc.assert(
      fc.property(fc.constantFrom(...protocolKeys), (protocol) => {
        const expected = listPlanDays(getProtocol(protocol)).flatMap((day, position) =>
          listCups(day).map(({ tea }) => [addDays(startedOn, position), `Time for a cup: ${tea.name}`]),
        )
        const events = list(createRun({ protocol }))
        expect(events.map(({ day, title }) => [day, title])).toEqual(expected)
        expect(new Set(events.map(({ uid }) => uid)).size).toBe(events.length)
      }),
    )
  })

  it('keep their identifiers as the days pass, and after a pause', () => {
    const all = new Set(list(createRun()).map(({ uid }) => uid))
    const later = list(createRun(), '2026-11-23')
    expect(later.length).toBeLessThan(all.size)
    const delayed = list(createRun({ pauses: [{ from: '2026-11-22', until: '2026-11-25' }] }), '2026-11-26')
    for (const { uid } of [...later, ...delayed]) expect(all.has(uid)).toBe(true)
    expect(later[0]?.day).toBe('2026-11-23')
    expect(delayed[0]?.uid).toContain('-4-')
  })

  it('leave out teas that don’t suit, and plans that aren’t running', () => {
    expect(list(createRun(), startedOn, () => false)).toEqual([])
    expect(list(pauseRun(createRun(), startedOn))).toEqual([])
    expect(list(endRun(createRun(), startedOn))).toEqual([])
    expect(list(createRun(), '2027-01-01')).toEqual([])
  })

  it('are accepted by the feed, whatever the id of the plan', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 200 }), fc.constantFrom(...protocolKeys), (id, protocol) => {
        const cups = listPlanCups(createRun({ id, protocol }), { today: startedOn, isSuitable: () => true })
        const sent = cups.map(({ uid, day, time, recipe }) => ({ uid, day, time, recipe }))
        expect(feedCups.parse({ cups: sent }).cups).toEqual(sent)
      }),
    )
  })

  it('say nothing of the plan’s purpose', () => {
    for (const protocol of protocolKeys)
      expect(JSON.stringify(list(createRun({ protocol })))).not.toContain(getProtocol(protocol).name)
  })
})

describe('the cups of a course', () => {
  const course = { id: 'own', name: 'Dusk', url: 'https://herbs.test/dusk', cupsPerDay: 3, courseDays: 2 }

  it('are spread over each of its days', () => {
    const events = listCourseEvents(course, '2026-12-31')
    expect(events.map(({ day, time }) => `${day} ${time}`)).toEqual([
      '2026-12-31 08:00',
      '2026-12-31 14:00',
      '2026-12-31 20:00',
      '2027-01-01 08:00',
      '2027-01-01 14:00',
      '2027-01-01 20:00',
    ])
    expect(new Set(events.map(({ uid }) => uid)).size).toBe(6)
  })

  it('are in the early evening if there is one a day', () => {
    expect(listCourseEvents({ ...course, cupsPerDay: 1 }, startedOn)[0]?.time).toBe('18:00')
  })
})
