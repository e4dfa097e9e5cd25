import { eq } from 'drizzle-orm'

import { schema } from '#drizzle/db.ts'
import type { Reader } from '#worker/core/ctx.ts'

/** Throws if the database doesn't respond. */
export async function countRecipes({ db, read }: Reader): Promise<number> {
  const query = db
    .select({ recipeCount: schema.catalogueSummary.recipeCount })
    .from(schema.catalogueSummary)
    .where(eq(schema.catalogueSummary.id, 1))
    .limit(1)
  const [summary] = await read(query)
  return summary?.recipeCount ?? 0
}
