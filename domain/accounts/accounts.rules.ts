import { isPremium, type Role } from '#domain/permissions.ts'

import type { ViewLimits } from './accounts.types.ts'

/** What is stored of an account that its rights depend on; times are milliseconds since the epoch. */
type AccountStatus = {
  email: string
  confirmedAt: number | null
  premiumUntil: number | null
  suspendedAt: number | null
}

/** The role of an account now: that of a visitor while its address is not confirmed, or it is suspended. */
export function roleOf(account: AccountStatus, adminEmail: string, now: number): Role {
  if (account.confirmedAt === null || account.suspendedAt !== null) return 'visitor'
  if (adminEmail !== '' && account.email === adminEmail) return 'admin'
  return account.premiumUntil !== null && account.premiumUntil > now ? 'premium' : 'member'
}

/** Generated blends a calendar month for whoever is neither premium nor administrator. */
export const freeBlends = 5

/** What the role may still do this month; all recipes may be viewed, unless some are closed to whoever is no premium member. */
export function viewLimits(role: Role, blendsUsed: number, isContentLimited: boolean): ViewLimits {
  const hasPremium = isPremium(role)
  return {
    viewsUsed: blendsUsed,
    viewsRemaining: hasPremium ? null : Math.max(0, freeBlends - blendsUsed),
    maxViews: hasPremium ? null : freeBlends,
    isPremium: hasPremium,
    canViewRecipe: hasPremium || !isContentLimited,
  }
}

const demoDomain = '@herbal.test'

/** Whether an address is one of the accounts that a machine of one's own offers for trying out; nowhere else may they sign in. */
export const isDemoAddress = (email: string): boolean => email.endsWith(demoDomain)
