/**
 * Event of a calendar. `day` is `yyyy-mm-dd` and `time` is `hh:mm`, both where the reader is. `uid` stays the same when
 * the event is written again.
 */
export type CalendarEvent = {
  uid: string
  day: string
  time: string
  minutes: number
  title: string
  description: string
  url: string
}

type Calendar = {
  name: string
  events: readonly CalendarEvent[]
  /** Milliseconds since the epoch. */
  writtenAt: number
}

/** Octets of a line without its line break (RFC 5545, 3.1). */
const maxLineOctets = 75
const controls = /(?!\n)[\p{Cc}\u2028\u2029]/gu

/** Writes an iCalendar file (RFC 5545). Times are floating, so that a cup is at eight wherever its drinker travels. */
export const writeCalendarFile = ({ name, events, writtenAt }: Calendar): string =>
  [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Herbal Remedies//Cups//EN',
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    `X-WR-CALNAME:${escapeText(name)}`,
    ...events.flatMap((event) => writeEvent(event, formatStamp(writtenAt))),
    'END:VCALENDAR',
  ]
    .map((line) => `${foldLine(line)}\r\n`)
    .join('')

const writeEvent = ({ uid, day, time, minutes, title, description, url }: CalendarEvent, stamp: string): string[] => [
  'BEGIN:VEVENT',
  `UID:${escapeText(uid)}`,
  `DTSTAMP:${stamp}`,
  `DTSTART:${formatLocalTime(day, time)}`,
  `DURATION:PT${minutes}M`,
  `SUMMARY:${escapeText(title)}`,
  `DESCRIPTION:${escapeText(description)}`,
  `URL:${encodeURI(url)}`,
  'TRANSP:TRANSPARENT',
  'CLASS:PRIVATE',
  'BEGIN:VALARM',
  'ACTION:DISPLAY',
  `DESCRIPTION:${escapeText(title)}`,
  'TRIGGER:PT0M',
  'END:VALARM',
  'END:VEVENT',
]

/** Returns `20261129T081500Z`. */
const formatStamp = (at: number): string => `${new Date(at).toISOString().slice(0, 19).replaceAll(/[-:]/g, '')}Z`

const formatLocalTime = (day: string, time: string): string =>
  `${day.replaceAll('-', '')}T${time.replaceAll(':', '')}00`

/** Escapes a text value, so that no text can begin a line of its own. */
const escapeText = (text: string): string =>
  text
    .toWellFormed()
    .replaceAll(/\r\n?/g, '\n')
    .replaceAll(controls, ' ')
    .replaceAll(/[\\;,]/g, (character) => `\\${character}`)
    .replaceAll('\n', String.raw`\n`)

const encoder = new TextEncoder()
const countOctets = (text: string): number => encoder.encode(text).length

/** Folds a line after at most 75 octets, never inside a character. */
function foldLine(line: string): string {
  const rows: string[] = []
  let row = ''
  for (const character of line) {
    if (countOctets(row) + countOctets(character) > maxLineOctets) {
      rows.push(row)
      row = ' '
    }
    row += character
  }
  return [...rows, row].join('\r\n')
}
