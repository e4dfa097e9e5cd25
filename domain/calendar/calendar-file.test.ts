import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { type CalendarEvent, writeCalendarFile } from './calendar-file.ts'

const event: CalendarEvent = {
  uid: 'run-1-morning',
  day: '2026-11-29',
  time: '08:00',
  minutes: 15,
  title: 'Time for a cup: Dusk',
  description: 'Herbal Remedies',
  url: 'https://herbs.test/recipe/dusk',
}
const write = (changes: Partial<CalendarEvent> = {}, name = 'Your cups') =>
  writeCalendarFile({ name, events: [{ ...event, ...changes }], writtenAt: Date.UTC(2026, 10, 29, 8, 15) })
const unfold = (file: string) => file.replaceAll('\r\n ', '').split('\r\n')
const unescape = (value: string) =>
  value.replaceAll(/\\(.)/g, (_, character: string) => (character === 'n' ? '\n' : character))
const text = fc.string({
  unit: fc.constantFrom('a', ';', ',', ':', '\\', 'n', '\n', '\r', '\u2028', '\u0000', '🌿', 'é', ' ', 'BEGIN:VEVENT'),
  maxLength: 60,
})

describe('a calendar file', () => {
  it('has an event with an alarm at a floating time', () => {
    expect(unfold(write())).toEqual([
      'BEGIN:VCALENDAR',
      'VERSION:2.0',
      'PRODID:-//Herbal Remedies//Cups//EN',
      'CALSCALE:GREGORIAN',
      'METHOD:PUBLISH',
      'X-WR-CALNAME:Your cups',
      'BEGIN:VEVENT',
      'UID:run-1-morning',
      'DTSTAMP:20261129T081500Z',
      'DTSTART:20261129T080000',
      'DURATION:PT15M',
      'SUMMARY:Time for a cup: Dusk',
      'DESCRIPTION:Herbal Remedies',
      'URL:https://herbs.test/recipe/dusk',
      'TRANSP:TRANSPARENT',
      'CLASS:PRIVATE',
      'BEGIN:VALARM',
      'ACTION:DISPLAY',
      'DESCRIPTION:Time for a cup: Dusk',
      'TRIGGER:PT0M',
      'END:VALARM',
      'END:VEVENT',
      'END:VCALENDAR',
      '',
    ])
  })

  it('folds lines after at most 75 octets, never inside a character', () => {
    fc.assert(
      fc.property(text, text, (title, name) => {
        const lines = write({ title }, name).split('\r\n')
        for (const line of lines) expect(new TextEncoder().encode(line).length).toBeLessThanOrEqual(75)
        expect(lines.join('').isWellFormed()).toBe(true)
      }),
    )
  })

  it('never lets a text begin a line of its own', () => {
    const names = unfold(write()).map((line) => line.split(':')[0])
    fc.assert(
      fc.property(text, text, text, (title, description, uid) => {
        const file = write({ title, description, uid, url: `https://herbs.test/${uid}` }, title)
        expect(unfold(file).map((line) => line.split(':')[0])).toEqual(names)
        expect(file.replaceAll('\r\n', '')).not.toMatch(/[\p{Cc}\u2028]/u)
      }),
    )
  })

  it('keeps every text that has no control characters', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 80 }), (title) => {
        const summary = unfold(write({ title })).find((line) => line.startsWith('SUMMARY:')) ?? ''
        expect(unescape(summary.slice('SUMMARY:'.length))).toBe(title.replaceAll(/[\p{Cc}\u2028\u2029]/gu, ' '))
      }),
    )
  })
})
