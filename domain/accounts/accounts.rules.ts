import { isPremium, type Role } from '#domain/permissions.ts'

import type { ViewLimits } from './accounts.types.ts'

/** The stored fields that decide an account's role. Times are milliseconds since the epoch. */
type AccountStatus = {
  email: string
  confirmedAt: number | null
  premiumUntil: number | null
  suspendedAt: number | null
}

/** Returns the role of an account at `now`: `visitor` while its address is unconfirmed or the account is suspended. */
export function getRole(account: AccountStatus, adminEmail: string, now: number): Role {
  if (account.confirmedAt === null || account.suspendedAt !== null) return 'visitor'
  if (adminEmail !== '' && account.email === adminEmail) return 'admin'
  return account.premiumUntil !== null && account.premiumUntil > now ? 'premium' : 'member'
}

/** Blends a calendar month for free members. */
export const freeBlendsPerMonth = 5

/**
 * Returns what the role may still do this month. Members may view all recipes, unless an administrator has closed some
 * to free members.
 */
export function calculateViewLimits(role: Role, blendsUsed: number, isContentLimited: boolean): ViewLimits {
  const hasPremium = isPremium(role)
  return {
    viewsUsed: blendsUsed,
    viewsRemaining: hasPremium ? null : Math.max(0, freeBlendsPerMonth - blendsUsed),
    maxViews: hasPremium ? null : freeBlendsPerMonth,
    isPremium: hasPremium,
    canViewRecipe: hasPremium || !isContentLimited,
  }
}

const demoDomain = '@herbal.test'

/** Returns true for the sample accounts of a local installation. They can't sign in anywhere else. */
export const isDemoAddress = (email: string): boolean => email.endsWith(demoDomain)
