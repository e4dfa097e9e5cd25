import { and, eq, gt, lt, or } from 'drizzle-orm'

import type { StoredCheck } from '#domain/safety/stored-check.ts'
import { type Db, schema } from '#drizzle/db.ts'
import type { Statement } from '#worker/core/commit.ts'
import type { Reader } from '#worker/core/ctx.ts'

const { recipes, recipeWarnings, safetyFacts } = schema

/** Seven values a line, a hundred a statement. */
const notesInStatement = 14

/** What every check needs: one row. */
export async function findFacts({ db, read }: Reader) {
  const [row] = await read(
    db.select({ facts: safetyFacts.facts }).from(safetyFacts).where(eq(safetyFacts.id, 1)).limit(1),
  )
  return row?.facts
}

/** The version of the facts: one row, without the facts. */
export async function findDataVersion({ db, read }: Reader): Promise<string | undefined> {
  const [row] = await read(
    db.select({ dataVersion: safetyFacts.dataVersion }).from(safetyFacts).where(eq(safetyFacts.id, 1)).limit(1),
  )
  return row?.dataVersion
}

/** Recipes that were last checked by other facts than these, with what a check needs of them. */
export async function listOutdated({ db, read }: Reader, dataVersion: string, limit: number) {
  const outdated = db
    .select({
      id: recipes.id,
      slug: recipes.slug,
      parts: recipes.parts,
      servings: recipes.servings,
      cupsPerDay: recipes.cupsPerDay,
      courseDays: recipes.courseDays,
      preparation: recipes.preparation,
      origin: recipes.origin,
      status: recipes.status,
      verdict: recipes.verdict,
      safety: recipes.safety,
      confirmedAt: recipes.confirmedAt,
    })
    .from(recipes)
    .where(or(lt(recipes.dataVersion, dataVersion), gt(recipes.dataVersion, dataVersion)))
    .limit(limit)
  return read(outdated)
}

export type Outdated = Awaited<ReturnType<typeof listOutdated>>[number]

type Standing = Pick<Outdated, 'status' | 'confirmedAt'>

/** Stores a check with its lines in place of the former derived ones; written lines stay. */
export function saveCheck(
  db: Db,
  recipeId: string,
  { verdict, dataVersion, safety, notes }: StoredCheck,
  { status, confirmedAt }: Standing,
): [Statement, ...Statement[]] {
  const rows = notes.map(({ text, topic, sources }, orderIndex) => ({
    recipeId,
    origin: 'derived' as const,
    orderIndex,
    warning: text,
    topic,
    sources,
  }))
  const inserts: Statement[] = []
  for (let first = 0; first < rows.length; first += notesInStatement)
    inserts.push(db.insert(recipeWarnings).values(rows.slice(first, first + notesInStatement)))
  return [
    db.delete(recipeWarnings).where(and(eq(recipeWarnings.recipeId, recipeId), eq(recipeWarnings.origin, 'derived'))),
    ...inserts,
    db.update(recipes).set({ verdict, dataVersion, safety, status, confirmedAt }).where(eq(recipes.id, recipeId)),
  ]
}

/** What stands of a recipe, and whether anybody may be shown it. */
export async function findStanding({ db, read }: Reader, id: string) {
  const [row] = await read(
    db
      .select({
        slug: recipes.slug,
        verdict: recipes.verdict,
        dataVersion: recipes.dataVersion,
        status: recipes.status,
      })
      .from(recipes)
      .where(eq(recipes.id, id))
      .limit(1),
  )
  return row
}

/** Publishes a recipe that waited; nothing happens where it was checked anew in between. */
export const confirm = (db: Db, id: string, { dataVersion, at }: { dataVersion: string; at: number }): [Statement] => [
  db
    .update(recipes)
    .set({ status: 'published', confirmedAt: at })
    .where(and(eq(recipes.id, id), eq(recipes.dataVersion, dataVersion))),
]
