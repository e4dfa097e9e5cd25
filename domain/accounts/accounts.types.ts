import type { Role } from '#domain/permissions.ts'

/** The signed-in user, as sent to the browser. */
export type Session = {
  user: { id: string; email: string }
  role: Exclude<Role, 'visitor'>
}

/**
 * A session of a member. `usedAt` is the time of the last use, accurate to a day; `isPresent` marks the session of this
 * request. Times are milliseconds since the epoch.
 */
export type SignedInDevice = { id: string; device: string; createdAt: number; usedAt: number; isPresent: boolean }

/** Recipe views are unlimited; the counts are blends of this month. Null means unlimited. */
export type ViewLimits = {
  viewsUsed: number
  viewsRemaining: number | null
  maxViews: number | null
  isPremium: boolean
  canViewRecipe: boolean
}
