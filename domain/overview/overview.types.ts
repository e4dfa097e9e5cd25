import type { Figure } from './figures.ts'

/** Figures of a day (`yyyy-mm-dd`, UTC). */
export type FigureDay = { day: string; figures: Record<Figure, number> }

/** Confirmed accounts, published remedies, and the number and sum of all ratings. */
export type Totals = { users: number; recipes: number; ratings: number; ratingSum: number }

/** Items waiting for an administrator, each counted up to `maxWaitingCount`. */
export type WaitingCounts = { recipes: number; tickets: number; texts: number; reports: number }

export type EventKind = 'audit_event' | 'bot' | 'recipe' | 'ticket' | 'post' | 'sign-ups'

/** Event in the list. `at` is milliseconds since the epoch; an event about a whole day has `day` instead. */
export type OverviewEvent = {
  kind: EventKind
  words: string
  link: string | null
  when: { at: number } | { day: string }
}

/** `days` has every day up to `today`, oldest first. */
export type Overview = {
  today: string
  totals: Totals
  days: FigureDay[]
  waiting: WaitingCounts
  events: OverviewEvent[]
}
