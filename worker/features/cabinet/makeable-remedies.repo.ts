import { asc, desc, eq, sql } from 'drizzle-orm'

import { maxItems } from '#domain/cabinet/cabinet.rules.ts'
import { type Candidate, maxCandidates } from '#domain/cabinet/making.rules.ts'
import type { SafeIngredient } from '#domain/herbs/herbs.schemas.ts'
import type { StoredView } from '#domain/recipes/closed.rules.ts'
import type { RecipeIngredient } from '#domain/recipes/recipes.types.ts'
import { schema } from '#drizzle/db.ts'
import { recipeSummary } from '#drizzle/recipe-summary.ts'
import type { Reader } from '#worker/core/ctx.ts'

const { recipes, safetyFacts, userHerbCabinet: cabinet } = schema

export const listStock = ({ db, read }: Reader, userId: string) =>
  read(
    db
      .select({ slug: cabinet.herbId, expiryDate: cabinet.expiryDate, isAvailable: cabinet.isAvailable })
      .from(cabinet)
      .where(eq(cabinet.userId, userId))
      .orderBy(asc(cabinet.herbId))
      .limit(maxItems),
  )

export async function listKitchen({ db, read }: Reader): Promise<SafeIngredient[]> {
  const [row] = await read(
    db
      .select({
        kitchen: sql<SafeIngredient[]>`json_extract(${safetyFacts.facts}, '$.safeIngredients')`.mapWith(
          (text: string): SafeIngredient[] => JSON.parse(text),
        ),
      })
      .from(safetyFacts)
      .where(eq(safetyFacts.id, 1))
      .limit(1),
  )
  return row?.kitchen ?? []
}

/**
 * Lists the newest published recipes. Filters no herbs: no index covers sets of herbs, and a join would read a recipe
 * once per herb.
 */
export const listCandidates = ({ db, read }: Reader): Promise<StoredView<Candidate>[]> =>
  read(
    db
      .select({ ...recipeSummary, variety: recipes.variety, herbs: ingredientHerbs })
      .from(recipes)
      .where(eq(recipes.status, 'published'))
      .orderBy(desc(recipes.createdAt), asc(recipes.id))
      .limit(maxCandidates),
  )

/**
 * Has a different alias than the same expression in `recipeSummary`, because a D1 batch merges columns with the same
 * name.
 */
const ingredientHerbs = sql<Candidate['herbs']>`coalesce(json_extract(${recipes.parts}, '$.ingredients'), '[]')`
  .mapWith((ingredients: string) => (JSON.parse(ingredients) as RecipeIngredient[]).map(({ herb }) => herb))
  .as('herbs')
