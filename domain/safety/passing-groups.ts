import type { CheckRecipe, RecipeToCheck } from './check.ts'
import type { CheckedOrigin } from './findings.ts'
import { isPassing } from './passing.ts'
import { readerGroupIds, type ReaderGroup } from './reader-group-names.ts'
import { readerGroups } from './reader-groups.ts'
import { checkForStorage, type Checker, type StoredCheck } from './stored-check.ts'

export type CheckWithGroups = StoredCheck & { groups: ReaderGroup[] }

/**
 * Returns the groups for which the recipe passes, in list order. A recipe that a child may have only after asking a
 * doctor is in no list for children, because its own page gives a higher age.
 */
export const findPassingGroups = (check: CheckRecipe, recipe: RecipeToCheck, origin: CheckedOrigin): ReaderGroup[] =>
  readerGroupIds.filter((group) => {
    const { verdict, findings } = check(recipe, readerGroups[group].profile, origin)
    return isPassing(verdict) && findings.every(({ code }) => code !== 'CHILD_ASK_FIRST')
  })

/** Checks the recipe for everybody, and adds the groups for which it passes. */
export const checkWithGroups = (checker: Checker, recipe: RecipeToCheck, origin: CheckedOrigin): CheckWithGroups => ({
  ...checkForStorage(checker, recipe, origin),
  groups: findPassingGroups(checker.check, recipe, origin),
})
