import type { Scale } from './journal.schemas.ts'

export const scaleWords: Record<Scale, string> = { mood: 'Mood', energy: 'Energy', sleep: 'Sleep' }

/** The face of a mood from 1 to 10. */
export function moodEmoji(mood: number): string {
  if (mood <= 3) return '😢'
  if (mood <= 6) return '😐'
  return mood <= 8 ? '🙂' : '😄'
}

/** A day, `yyyy-mm-dd`, as it is shown; `today` and the day before it have words of their own. */
export function dayWords(date: string): string {
  return new Date(`${date}T12:00:00Z`).toLocaleDateString('en-GB', {
    timeZone: 'UTC',
    weekday: 'short',
    day: 'numeric',
    month: 'long',
    year: 'numeric',
  })
}

export const entryCount = (count: number): string =>
  count === 1 ? '1 entry' : `${count.toLocaleString('en-GB')} entries`
