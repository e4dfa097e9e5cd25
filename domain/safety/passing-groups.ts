import type { CheckRecipe, RecipeToCheck } from './check.ts'
import type { CheckedOrigin } from './findings.ts'
import { isPassing } from './passing.ts'
import { groupNames, type ReaderGroup } from './reader-group-names.ts'
import { readerGroups } from './reader-groups.ts'
import { checkForStorage, type Checker, type StoredCheck } from './stored-check.ts'

/** A stored check with the groups of readers for whom the recipe passes. */
export type CheckWithGroups = StoredCheck & { groups: ReaderGroup[] }

/** The groups for whose profiles the recipe passes, in their order. */
export const passingGroups = (check: CheckRecipe, recipe: RecipeToCheck, origin: CheckedOrigin): ReaderGroup[] =>
  groupNames.filter((group) => isPassing(check(recipe, readerGroups[group].profile, origin).verdict))

/** The check as it is stored: for everybody, and for each group. */
export const checkWithGroups = (checker: Checker, recipe: RecipeToCheck, origin: CheckedOrigin): CheckWithGroups => ({
  ...checkForStorage(checker, recipe, origin),
  groups: passingGroups(checker.check, recipe, origin),
})
