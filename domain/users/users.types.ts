/** What an account was given. */
export const plans = ['free', 'premium'] as const
export type Plan = (typeof plans)[number]

/** Whether an account may be used. */
export const statuses = ['active', 'unconfirmed', 'suspended'] as const
export type Status = (typeof statuses)[number]

/** One of everybody, as lists show it; times are milliseconds since the epoch, `premiumUntil` null for a free account. */
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

/** `next`: the cursor that the list goes on after, null at its end. */
export type UserPage = { users: ListedUser[]; next: string | null }

/** A sign-in, without what would open it. */
type UserSession = { device: string; createdAt: number; usedAt: number }

/** What an account wrote, each counted up to a most. */
type UserCounts = { posts: number; replies: number; tickets: number }

/** What an administrator sees of one account: never a password, a token or what either could be guessed from. */
export type UserSheet = {
  user: ListedUser & {
    displayName: string | null
    confirmedAt: number | null
    suspendedAt: number | null
    suspensionReason: string | null
  }
  sessions: UserSession[]
  counts: UserCounts
  events: { id: string; at: number; kind: string; detail: string | null }[]
  acts: { id: string; at: number; action: string; actorEmail: string | null }[]
}
