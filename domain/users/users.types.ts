export const plans = ['free', 'premium'] as const
export type Plan = (typeof plans)[number]

export const statuses = ['active', 'unconfirmed', 'suspended'] as const
export type Status = (typeof statuses)[number]

/** Account in a list. Times are milliseconds since the epoch. `premiumUntil` is null for a free account. */
export type ListedUser = {
  id: string
  email: string
  name: string
  createdAt: number
  premiumUntil: number | null
  plan: Plan
  status: Status
  isAdministrator: boolean
}

/** `next` is the cursor for the next page; null at the end. */
export type UserPage = { users: ListedUser[]; next: string | null }

type UserSession = { device: string; createdAt: number; usedAt: number }

type UserCounts = { posts: number; replies: number; tickets: number }

/** Account for administrators. Never contains a password, a token, or anything that helps an attacker guess one. */
export type UserDetails = {
  user: ListedUser & {
    displayName: string | null
    confirmedAt: number | null
    suspendedAt: number | null
    suspensionReason: string | null
  }
  sessions: UserSession[]
  counts: UserCounts
  events: { id: string; at: number; kind: string; detail: string | null }[]
  actions: { id: string; at: number; action: string; actorEmail: string | null }[]
}
