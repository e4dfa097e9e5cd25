import { and, desc, eq, gte, ne, sql } from 'drizzle-orm'

import { type Db, schema } from '#drizzle/db.ts'
import type { Reader } from '#worker/core/ctx.ts'
import type { Condition, Statement } from '#worker/core/statement.ts'

const { auditLog, recipes, recipeSlugs, users } = schema

const maxSameNames = 20
const maxLastAuditEvents = 200

const editableColumns = {
  id: recipes.id,
  slug: recipes.slug,
  name: recipes.name,
  ailment: recipes.ailment,
  description: recipes.description,
  emoji: recipes.emoji,
  brewMinutes: recipes.brewMinutes,
  difficulty: recipes.difficulty,
  servings: recipes.servings,
  cupsPerDay: recipes.cupsPerDay,
  courseDays: recipes.courseDays,
  preparation: recipes.preparation,
  parts: recipes.parts,
  status: recipes.status,
  isDraft: recipes.isDraft,
  origin: recipes.origin,
  verdict: recipes.verdict,
  safety: recipes.safety,
  confirmedAt: recipes.confirmedAt,
  contentsRevision: recipes.contentsRevision,
  createdAt: recipes.createdAt,
  updatedAt: recipes.updatedAt,
  withdrawnAt: recipeSlugs.withdrawnAt,
  withdrawalReason: recipeSlugs.withdrawalReason,
}

export type EditableRow = Awaited<ReturnType<typeof findEditableRecipe>>

export async function findEditableRecipe({ db, read }: Reader, id: string) {
  const query = db
    .select(editableColumns)
    .from(recipes)
    .leftJoin(recipeSlugs, eq(recipeSlugs.slug, recipes.slug))
    .where(eq(recipes.id, id))
    .limit(1)
  const [row] = await read(query)
  return row
}

export const listRecipesWithName = ({ db, read }: Reader, name: string, except: string | undefined) =>
  read(
    db
      .select({
        id: recipes.id,
        name: recipes.name,
        ailment: recipes.ailment,
        ingredientNames: recipes.ingredientNames,
        isPublished: sql<boolean>`${recipes.status} = 'published'`.mapWith(Boolean),
      })
      .from(recipes)
      .where(and(eq(recipes.name, name), except === undefined ? undefined : ne(recipes.id, except)))
      .limit(maxSameNames),
  )

/**
 * Returns the email address of the person who last changed the recipe. Searches the newest audit entries after `since`.
 */
export async function findLastActor({ db, read }: Reader, id: string, since: number): Promise<string | null> {
  const newestAuditEvents = db
    .select({ actorId: auditLog.actorId, subjectId: auditLog.subjectId })
    .from(auditLog)
    .where(gte(auditLog.at, since))
    .orderBy(desc(auditLog.at))
    .limit(maxLastAuditEvents)
    .as('newest')
  const query = db
    .select({ email: users.email })
    .from(newestAuditEvents)
    .innerJoin(users, eq(users.id, newestAuditEvents.actorId))
    .where(eq(newestAuditEvents.subjectId, id))
    .limit(1)
  const [row] = await read(query)
  return row?.email ?? null
}

/** SQL condition that no recipe has or had this id. */
export const isUnusedId = (id: string): Condition =>
  sql`not exists (select 1 from ${recipes} where ${recipes.id} = ${id}) and not exists (select 1 from ${recipeSlugs} where ${recipeSlugs.recipeId} = ${id})`

type RecipeVersion = Pick<NonNullable<EditableRow>, 'id' | 'updatedAt' | 'contentsRevision' | 'status' | 'isDraft'>

export const isUnchanged = ({ id, updatedAt, contentsRevision, status, isDraft }: RecipeVersion): Condition =>
  sql`exists (select 1 from recipes edited where edited.id = ${id} and edited.updated_at = ${updatedAt} and edited.contents_revision = ${contentsRevision} and edited.status = ${status} and edited.is_draft = ${Number(isDraft)})`

export const unpublishRecipe = (db: Db, id: string, timestamp: number, condition: Condition): Statement =>
  db
    .update(recipes)
    .set({ status: 'review', isDraft: true, confirmedAt: null, updatedAt: timestamp, editedAt: timestamp })
    .where(and(eq(recipes.id, id), condition))
