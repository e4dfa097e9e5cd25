import type { Figure } from './figures.ts'

/** A day (`yyyy-mm-dd`, UTC) with what was counted on it. */
export type FigureDay = { day: string; figures: Record<Figure, number> }

/** Confirmed accounts, published remedies, and all ratings with their sum. */
export type Totals = { users: number; recipes: number; ratings: number; ratingSum: number }

/** What waits for the administrator, each counted up to `waitingMax`. */
export type WaitingCounts = { recipes: number; tickets: number; texts: number; reports: number }

export type EventKind = 'act' | 'bot' | 'recipe' | 'ticket' | 'post' | 'sign-ups'

/** Something that happened, `at` in milliseconds since the epoch; what is told of a whole day has the day instead. */
export type OverviewEvent = {
  kind: EventKind
  words: string
  link: string | null
  when: { at: number } | { day: string }
}

/** `days` are those up to `today`, each there, the oldest first. */
export type Overview = {
  today: string
  totals: Totals
  days: FigureDay[]
  waiting: WaitingCounts
  events: OverviewEvent[]
}
