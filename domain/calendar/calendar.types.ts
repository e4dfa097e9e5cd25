/** A member's calendar feed. Times are milliseconds since the epoch. */
export type CalendarFeed = { createdAt: number; updatedAt: number; cupCount: number }
