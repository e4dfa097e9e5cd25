import type { SharedPart } from './shared-parts.ts'

/** A link that still works. Times are milliseconds since the epoch. */
export type PharmacistLink = { id: string; parts: SharedPart[]; createdAt: number; expiresAt: number }

/** The member's working links; the first works longest. Without answers in the account, a link can't show any. */
export type PharmacistLinks = { links: PharmacistLink[]; hasAnswers: boolean }
