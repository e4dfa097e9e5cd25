import type { Condition } from '#domain/safety/profile.ts'

/**
 * `certain` conditions are the group's only use; `possible` conditions are some of its uses. When both are empty,
 * `reason` explains why.
 */
export type ConditionRow = {
  atc: string
  certain: readonly Condition[]
  possible: readonly Condition[]
  reason?: string
}

export const createRow = (
  atc: string,
  certain: readonly Condition[],
  possible: readonly Condition[],
): ConditionRow => ({
  atc,
  certain,
  possible,
})
/** Creates the row for a group of medicines that has no conditions. `reason` says why. */
export const createEmptyRow = (atc: string, reason: string): ConditionRow => ({
  atc,
  certain: [],
  possible: [],
  reason,
})
