import type { Condition } from '#domain/safety/profile.ts'

/** `certain` conditions are the only use of the group, `possible` ones are among its uses. Where both are empty, `reason` says why. */
export type ConditionRow = {
  atc: string
  certain: readonly Condition[]
  possible: readonly Condition[]
  reason?: string
}

/** A group of medicines that points to conditions. */
export const row = (atc: string, certain: readonly Condition[], possible: readonly Condition[]): ConditionRow => ({
  atc,
  certain,
  possible,
})
/** A group of medicines that points to no condition of ours, and why. */
export const none = (atc: string, reason: string): ConditionRow => ({ atc, certain: [], possible: [], reason })
