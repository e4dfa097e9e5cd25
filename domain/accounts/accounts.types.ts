import type { Role } from '#domain/permissions.ts'

export type Session = {
  user: { id: string; email: string }
  role: Exclude<Role, 'visitor'>
}

/**
 * Session of a member. `usedAt` is accurate to a day. `isPresent` marks the session that made this request. Times are
 * in milliseconds since the epoch.
 */
export type SignedInDevice = { id: string; device: string; createdAt: number; usedAt: number; isPresent: boolean }

/** Limits of an account. The counts are blends generated this month; null means unlimited. */
export type ViewLimits = {
  viewsUsed: number
  viewsRemaining: number | null
  maxViews: number | null
  isPremium: boolean
  canViewRecipe: boolean
}
