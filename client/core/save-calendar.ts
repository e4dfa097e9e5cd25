import { type CalendarEvent, writeCalendarFile } from '#domain/calendar/calendar-file.ts'

import { saveFile } from './save-file.ts'

/** Saves events as a file that calendars import. */
export const saveCalendar = (fileName: string, name: string, events: readonly CalendarEvent[]): void =>
  saveFile(`${fileName}.ics`, writeCalendarFile({ name, events, writtenAt: Date.now() }), 'text/calendar;charset=utf-8')
