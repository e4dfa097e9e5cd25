import { isPremium, type Role } from '#domain/permissions.ts'

import type { ViewLimits } from './accounts.types.ts'

/** Stored fields that determine an account's role. Times are in milliseconds since the epoch. */
type AccountStatus = {
  email: string
  confirmedAt: number | null
  premiumUntil: number | null
  suspendedAt: number | null
}

/** Returns an account's role at `now`: `visitor` if the address is unconfirmed or the account is suspended. */
export function getRole(account: AccountStatus, adminEmail: string, now: number): Role {
  if (account.confirmedAt === null || account.suspendedAt !== null) return 'visitor'
  if (adminEmail !== '' && account.email === adminEmail) return 'admin'
  return account.premiumUntil !== null && account.premiumUntil > now ? 'premium' : 'member'
}

export const freeBlendsPerMonth = 5

/** Returns the limits for this month. If `isContentLimited` is true, only premium members can view every recipe. */
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

/** True for the sample accounts of a local installation. They can't sign in on any other site. */
export const isDemoAddress = (email: string): boolean => email.endsWith(demoDomain)
