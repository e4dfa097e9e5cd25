import { env } from 'cloudflare:workers'
import { eq } from 'drizzle-orm'

import { slugify } from '#domain/text.ts'
import { createDb, schema } from '#drizzle/db.ts'
import { rebuiltParts } from '#drizzle/recipe-parts.ts'

type NewRecipe = Partial<typeof schema.recipes.$inferInsert> & { ingredients?: string[] }

let recipeCount = 0

export async function addRecipe({ ingredients = ['Peppermint', 'Honey'], ...overrides }: NewRecipe = {}) {
  recipeCount++
  const id = overrides.id ?? crypto.randomUUID()
  const name = overrides.name ?? `Tea number ${recipeCount}`
  const slug = overrides.slug ?? slugify(name)
  const db = createDb(env.DB)
  await db.batch([
    db.insert(schema.recipes).values({
      id,
      slug,
      name,
      ailment: 'Sleep Problems',
      description: 'A plain cup for the evening.',
      brewMinutes: 8,
      difficulty: 'Easy',
      servings: 2,
      emoji: '🌿',
      cupsPerDay: 2,
      courseDays: 14,
      preparation: [],
      status: 'published',
      origin: 'catalogue',
      verdict: 'ok',
      createdAt: Date.UTC(2026, 0, 1) + recipeCount,
      updatedAt: Date.UTC(2026, 0, 1) + recipeCount,
      ...overrides,
    }),
    db.insert(schema.recipeSlugs).values({ slug, recipeId: id, createdAt: 0 }),
    ...ingredients.map((ingredient, orderIndex) =>
      db
        .insert(schema.recipeIngredients)
        .values({ recipeId: id, orderIndex, name: ingredient, amount: '2 g', gramsPerCup: 1 }),
    ),
    db.insert(schema.recipeInstructions).values({ recipeId: id, stepNumber: 1, stepText: 'Steep for 8 minutes.' }),
    db.insert(schema.recipeWarnings).values({ recipeId: id, origin: 'written', orderIndex: 0, warning: 'Ask first.' }),
    db.update(schema.recipes).set(rebuiltParts).where(eq(schema.recipes.id, id)),
  ])
  return { id, slug, name }
}

/** Copies changed child rows into the recipes, as every write of the site does. */
export const rebuildParts = () => createDb(env.DB).update(schema.recipes).set(rebuiltParts)
