import type { Role } from '#domain/permissions.ts'

/** Who is signed in, as the browser learns it. */
export type Session = {
  user: { id: string; email: string }
  role: Exclude<Role, 'visitor'>
}

/** One of a member's sign-ins; `usedAt` is right to a day, times are milliseconds since the epoch. */
export type SignedInDevice = { id: string; device: string; createdAt: number; usedAt: number; isPresent: boolean }

/** Recipe views are without limit for everyone; what is counted are the blends of the month, without limit where null. */
export type ViewLimits = {
  viewsUsed: number
  viewsRemaining: number | null
  maxViews: number | null
  isPremium: boolean
  canViewRecipe: boolean
}
