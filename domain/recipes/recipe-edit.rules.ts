import { verdicts } from '#domain/safety/findings.ts'
import type { StoredCheck } from '#domain/safety/stored-check.ts'

import type { RecipeContent } from './recipe-edit.schemas.ts'
import type { PublicationStatus } from './recipes.types.ts'
import type { RecipeParts } from './recipes.types.ts'

type StoredStatus = { status: 'published' | 'review'; isDraft: boolean }

export function getPublicationStatus({ status, isDraft }: StoredStatus): PublicationStatus {
  if (status === 'published') return 'published'
  return isDraft ? 'draft' : 'waiting'
}

export const toStoredStatus = (publicationStatus: PublicationStatus): StoredStatus => ({
  status: publicationStatus === 'published' ? 'published' : 'review',
  isDraft: publicationStatus === 'draft',
})

/** Returns a string that is different for every saved state of a recipe. */
export const createRevision = ({
  status,
  isDraft,
  updatedAt,
  contentsRevision,
}: StoredStatus & { updatedAt: number; contentsRevision: number }): string =>
  `${getPublicationStatus({ status, isDraft })}-${updatedAt}-${contentsRevision}`

type CheckResult = { verdict: StoredCheck['verdict']; safety: { codes: readonly string[] } }

/** True when the new check is stricter: it has a worse verdict or an additional finding code. */
export const isStricter = (before: CheckResult, after: CheckResult): boolean =>
  verdicts.indexOf(after.verdict) > verdicts.indexOf(before.verdict) ||
  after.safety.codes.some((code) => !before.safety.codes.includes(code))

type Columns = Omit<RecipeContent, keyof RecipeParts>

/** Returns a stored recipe's content as its author wrote it, without data derived from facts. */
export function toRecipeContent(columns: Columns, parts: RecipeParts): RecipeContent {
  const { name, ailment, description, emoji, brewMinutes, difficulty, servings } = columns
  const { cupsPerDay, courseDays, preparation } = columns
  const { ingredients, instructions, benefits, tips, warnings } = parts
  return {
    name,
    ailment,
    description,
    emoji,
    brewMinutes,
    difficulty,
    servings,
    cupsPerDay,
    courseDays,
    preparation,
    ingredients: ingredients.map(toContentLine),
    instructions,
    benefits,
    tips,
    warnings: warnings.filter(({ origin }) => origin === 'written').map(({ text }) => text),
  }
}

type Line = RecipeContent['ingredients'][number]

function toContentLine({ name, amount, gramsPerCup, notes }: RecipeParts['ingredients'][number]): Line {
  return { name, amount, ...(gramsPerCup !== null && { gramsPerCup }), ...(notes !== null && { notes }) }
}

export function findChanges(before: RecipeContent, after: RecipeContent) {
  const changed = Object.entries(after).filter(([field, value]) => !isUnchanged(before, field, value))
  return {
    before: Object.fromEntries(
      changed.map(([field]) => [field, Object.entries(before).find(([name]) => name === field)?.[1]]),
    ),
    after: Object.fromEntries(changed),
  }
}

const isUnchanged = (before: RecipeContent, field: string, value: unknown) =>
  Object.entries(before).some(([name, earlier]) => name === field && JSON.stringify(earlier) === JSON.stringify(value))
