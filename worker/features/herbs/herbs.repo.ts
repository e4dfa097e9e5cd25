import { and, asc, eq, gt, sql, type SQL } from 'drizzle-orm'
import type { SQLiteColumn } from 'drizzle-orm/sqlite-core'

import {
  type HerbSummaryRow,
  summaryFacts,
  type RestrictedSummaryRow,
  restrictedSummaryFacts,
} from '#domain/herbs/herb-summary.ts'
import type { ShelfLife } from '#domain/herbs/herbs.types.ts'
import type { SubstituteHerb } from '#domain/substitutes/substitutes.types.ts'
import { schema } from '#drizzle/db.ts'
import type { Reader } from '#worker/core/ctx.ts'

const { herbs, recipes, recipeIngredients, restrictedPlants } = schema

const maxPlants = 500
export const maxHerbRecipes = 60

export async function listPlants({ db, read }: Reader): Promise<{
  herbs: HerbSummaryRow[]
  restricted: RestrictedSummaryRow[]
}> {
  const [allHerbs, restricted] = await Promise.all([
    read(
      db
        .select({
          id: herbs.id,
          name: herbs.name,
          scientificName: herbs.scientificName,
          emoji: herbs.emoji,
          facts: selectFacts<HerbSummaryRow['facts']>(herbs.facts, [...summaryFacts, 'otherNames']),
        })
        .from(herbs)
        .where(gt(herbs.name, ''))
        .orderBy(asc(herbs.name))
        .limit(maxPlants),
    ),
    read(
      db
        .select({
          id: restrictedPlants.id,
          name: restrictedPlants.name,
          scientificName: restrictedPlants.scientificName,
          facts: selectFacts<RestrictedSummaryRow['facts']>(restrictedPlants.facts, [
            ...restrictedSummaryFacts,
            'otherNames',
          ]),
        })
        .from(restrictedPlants)
        .where(gt(restrictedPlants.name, ''))
        .orderBy(asc(restrictedPlants.name))
        .limit(maxPlants),
    ),
  ])
  return { herbs: allHerbs, restricted }
}

export function listShelfLives({ db, read }: Reader): Promise<ShelfLife[]> {
  return read(
    db
      .select({ id: herbs.id, shelfLifeMonths: herbs.shelfLifeMonths })
      .from(herbs)
      .where(gt(herbs.name, ''))
      .orderBy(asc(herbs.name))
      .limit(maxPlants),
  )
}

const substituteFacts = [
  'plantPart',
  'freshPart',
  'uses',
  'tea',
  'maxDailyGrams',
  'tasteTags',
  'sources',
  'figures',
] as const

export const listSubstituteHerbs = ({ db, read }: Reader) =>
  read(
    db
      .select({
        slug: herbs.id,
        commonName: herbs.name,
        scientificName: herbs.scientificName,
        facts: selectFacts<Pick<SubstituteHerb, (typeof substituteFacts)[number]>>(herbs.facts, substituteFacts),
      })
      .from(herbs)
      .where(gt(herbs.name, ''))
      .orderBy(asc(herbs.name))
      .limit(maxPlants),
  )

export async function findPlant({ db, read }: Reader, id: string) {
  const [[herb], [restricted], recipeRows] = await Promise.all([
    read(db.select(herbColumns).from(herbs).where(eq(herbs.id, id)).limit(1)),
    read(db.select(restrictedColumns).from(restrictedPlants).where(eq(restrictedPlants.id, id)).limit(1)),
    read(
      db
        .select({ slug: recipes.slug, name: recipes.name, ailment: recipes.ailment, variety: recipes.variety })
        .from(sql`(${selectRecipeIds(id)}) used`)
        .crossJoin(recipes)
        .where(and(sql`${recipes.id} = used.recipe_id`, eq(recipes.status, 'published')))
        .orderBy(asc(recipes.name), asc(recipes.slug))
        .limit(maxHerbRecipes + 1),
    ),
  ])
  return { herb, restricted, recipes: recipeRows }
}

/** Columns that override fields in `facts`, because administrators can edit them. */
const herbColumns = {
  name: herbs.name,
  scientificName: herbs.scientificName,
  emoji: herbs.emoji,
  description: herbs.description,
  preparationMethods: herbs.preparationMethods,
  storage: herbs.storageInstructions,
  drying: herbs.dryingInstructions,
  shelfLifeMonths: herbs.shelfLifeMonths,
  facts: herbs.facts,
}

const restrictedColumns = {
  name: restrictedPlants.name,
  scientificName: restrictedPlants.scientificName,
  facts: restrictedPlants.facts,
}

/** Subquery for the ids of recipes with the herb. The limit stops the index scan. */
const selectRecipeIds = (herbId: string): SQL =>
  sql`select distinct recipe_id from ${recipeIngredients} where herb_id = ${herbId} limit ${maxHerbRecipes + 1}`

/** Selects these facts as a JSON object, with `null` for missing facts. The caller declares their type. */
function selectFacts<Facts extends object>(facts: SQLiteColumn, keys: readonly string[]): SQL<Facts> {
  const pairs = keys.map((key) => sql`${sql.raw(`'${key}'`)}, ${facts} -> ${sql.raw(`'$.${key}'`)}`)
  return sql<Facts>`json_object(${sql.join(pairs, sql`, `)})`.mapWith((text: string): Facts => JSON.parse(text))
}
