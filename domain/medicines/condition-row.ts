import type { Condition } from '#domain/safety/profile.ts'

/**
 * `certain` conditions are the only use of the group, `possible` ones are among its uses. When both are empty, `reason`
 * says why.
 */
export type ConditionRow = {
  atc: string
  certain: readonly Condition[]
  possible: readonly Condition[]
  reason?: string
}

/** Creates the row of a group of medicines that points to conditions. */
export const createRow = (
  atc: string,
  certain: readonly Condition[],
  possible: readonly Condition[],
): ConditionRow => ({
  atc,
  certain,
  possible,
})
/** Creates the row of a group of medicines that points to none of our conditions, with the reason. */
export const createEmptyRow = (atc: string, reason: string): ConditionRow => ({
  atc,
  certain: [],
  possible: [],
  reason,
})
