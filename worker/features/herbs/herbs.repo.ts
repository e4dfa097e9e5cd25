import { and, asc, eq, gt, sql } from 'drizzle-orm'

import { schema } from '#drizzle/db.ts'
import type { Reader } from '#worker/core/ctx.ts'

const { herbs, recipes, recipeIngredients, restrictedPlants } = schema

const plantsMax = 500
const recipesMax = 24

/** Every herb and every restricted plant by name; in one round trip. */
export async function listPlants({ db, read }: Reader) {
  const [allHerbs, restricted] = await Promise.all([
    read(
      db
        .select({
          id: herbs.id,
          name: herbs.name,
          scientificName: herbs.scientificName,
          emoji: herbs.emoji,
          ailments: sql<string>`json_extract(${herbs.facts}, '$.categories')`.mapWith(parseNames),
        })
        .from(herbs)
        .where(gt(herbs.name, ''))
        .orderBy(asc(herbs.name))
        .limit(plantsMax),
    ),
    read(
      db
        .select({
          id: restrictedPlants.id,
          name: restrictedPlants.name,
          scientificName: restrictedPlants.scientificName,
        })
        .from(restrictedPlants)
        .where(gt(restrictedPlants.name, ''))
        .orderBy(asc(restrictedPlants.name))
        .limit(plantsMax),
    ),
  ])
  return { herbs: allHerbs, restricted }
}

/** What the library holds at a slug: a herb with recipes that use it, or a restricted plant; in one round trip. */
export async function findPlant({ db, read }: Reader, id: string) {
  const [[herb], [restricted], used] = await Promise.all([
    read(db.select({ facts: herbs.facts }).from(herbs).where(eq(herbs.id, id)).limit(1)),
    read(
      db.select({ facts: restrictedPlants.facts }).from(restrictedPlants).where(eq(restrictedPlants.id, id)).limit(1),
    ),
    read(
      db
        .selectDistinct({ slug: recipes.slug, name: recipes.name, ailment: recipes.ailment, variety: recipes.variety })
        .from(recipeIngredients)
        .innerJoin(recipes, eq(recipes.id, recipeIngredients.recipeId))
        .where(and(eq(recipeIngredients.herbId, id), eq(recipes.status, 'published')))
        .orderBy(asc(recipes.name), asc(recipes.slug))
        .limit(recipesMax),
    ),
  ])
  return { herb: herb?.facts, restricted: restricted?.facts, recipes: used }
}

function parseNames(text: string): string[] {
  return JSON.parse(text)
}
