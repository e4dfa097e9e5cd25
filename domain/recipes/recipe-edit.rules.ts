import { verdicts } from '#domain/safety/findings.ts'
import type { StoredCheck } from '#domain/safety/stored-check.ts'

import type { RecipeContent } from './recipe-edit.schemas.ts'
import type { PublicationStatus } from './recipe-edit.types.ts'
import type { RecipeParts } from './recipes.types.ts'

type Kept = { status: 'published' | 'review'; isDraft: boolean }

/** Where a recipe stands. */
export function getPublicationStatus({ status, isDraft }: Kept): PublicationStatus {
  if (status === 'published') return 'published'
  return isDraft ? 'draft' : 'waiting'
}

/** How a standing is stored. */
export const toStoredStatus = (publicationStatus: PublicationStatus): Kept => ({
  status: publicationStatus === 'published' ? 'published' : 'review',
  isDraft: publicationStatus === 'draft',
})

/** What tells a state of a recipe apart from every other one that it had or will have. */
export const revisionOf = ({
  status,
  isDraft,
  updatedAt,
  contentsRevision,
}: Kept & { updatedAt: number; contentsRevision: number }): string =>
  `${getPublicationStatus({ status, isDraft })}-${updatedAt}-${contentsRevision}`

type Judged = { verdict: StoredCheck['verdict']; safety: { codes: readonly string[] } }

/** Whether a check says more against a recipe than the one before: a worse verdict, or something new to mind. */
export const isStricter = (before: Judged, after: Judged): boolean =>
  verdicts.indexOf(after.verdict) > verdicts.indexOf(before.verdict) ||
  after.safety.codes.some((code) => !before.safety.codes.includes(code))

type Columns = Omit<RecipeContent, keyof RecipeParts>

/** What a stored recipe says, as an author writes it: without what follows from the facts. */
export function contentOf(columns: Columns, parts: RecipeParts): RecipeContent {
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
    ingredients: ingredients.map(writtenLine),
    instructions,
    benefits,
    tips,
    warnings: warnings.filter(({ origin }) => origin === 'written').map(({ text }) => text),
  }
}

type Line = RecipeContent['ingredients'][number]

function writtenLine({ name, amount, gramsPerCup, notes }: RecipeParts['ingredients'][number]): Line {
  return { name, amount, ...(gramsPerCup !== null && { gramsPerCup }), ...(notes !== null && { notes }) }
}

/** The fields of which one text says something else than the other, before and after. */
export function changesOf(before: RecipeContent, after: RecipeContent) {
  const changed = Object.entries(after).filter(([field, value]) => !isSame(before, field, value))
  return {
    before: Object.fromEntries(
      changed.map(([field]) => [field, Object.entries(before).find(([name]) => name === field)?.[1]]),
    ),
    after: Object.fromEntries(changed),
  }
}

const isSame = (before: RecipeContent, field: string, value: unknown) =>
  Object.entries(before).some(([name, earlier]) => name === field && JSON.stringify(earlier) === JSON.stringify(value))
