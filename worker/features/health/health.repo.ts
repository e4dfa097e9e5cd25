import { eq } from 'drizzle-orm'

import { type Db, schema } from '#drizzle/db.ts'

/** Throws when the database does not answer. */
export async function countRecipes(db: Db): Promise<number> {
  const [summary] = await db
    .select({ recipeCount: schema.catalogueSummary.recipeCount })
    .from(schema.catalogueSummary)
    .where(eq(schema.catalogueSummary.id, 1))
    .limit(1)
  return summary?.recipeCount ?? 0
}
