import { asc, gt, sql } from 'drizzle-orm'

import type { HerbNames, SafeIngredient } from '#domain/herbs/herbs.schemas.ts'
import { schema } from '#drizzle/db.ts'
import type { Reader } from '#worker/core/ctx.ts'

import { areFactsComplete } from './safety.repo.ts'

const { herbs, restrictedPlants, safetyFacts } = schema

const maxPlants = 500

/** Returns the version of the facts and the numbers of plants. Reads one row without the facts. */
export async function findVersion({ db, read }: Reader) {
  const [row] = await read(
    db
      .select({
        dataVersion: safetyFacts.dataVersion,
        herbs: sql<number>`json_array_length(${safetyFacts.facts}, '$.herbs')`,
        restricted: sql<number>`json_array_length(${safetyFacts.facts}, '$.restricted')`,
      })
      .from(safetyFacts)
      .where(areFactsComplete)
      .limit(1),
  )
  return row
}

export async function findHerbData({ db, read }: Reader) {
  const [[names], allHerbs, restricted] = await Promise.all([
    read(
      db
        .select({
          dataVersion: safetyFacts.dataVersion,
          names: sql<HerbNames>`json_extract(${safetyFacts.facts}, '$.names')`.mapWith((text: string): HerbNames =>
            JSON.parse(text),
          ),
          safeIngredients: sql<SafeIngredient[]>`json_extract(${safetyFacts.facts}, '$.safeIngredients')`.mapWith(
            (text: string): SafeIngredient[] => JSON.parse(text),
          ),
        })
        .from(safetyFacts)
        .where(areFactsComplete)
        .limit(1),
    ),
    read(db.select({ facts: herbs.facts }).from(herbs).where(gt(herbs.id, '')).orderBy(asc(herbs.id)).limit(maxPlants)),
    read(
      db
        .select({ facts: restrictedPlants.facts })
        .from(restrictedPlants)
        .where(gt(restrictedPlants.id, ''))
        .orderBy(asc(restrictedPlants.id))
        .limit(maxPlants),
    ),
  ])
  return (
    names && { ...names, herbs: allHerbs.map(({ facts }) => facts), restricted: restricted.map(({ facts }) => facts) }
  )
}
