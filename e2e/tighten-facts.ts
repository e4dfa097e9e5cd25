import { formatFactsVersion } from '#domain/safety/rules-version.ts'

import type { Site } from './site.ts'

/**
 * Stores a version of the facts in which the herb has this minimum age in years. Returns a function that restores the
 * previous version.
 */
export async function raiseMinAge({ db }: Site, slug: string, minAgeYears: number): Promise<() => Promise<unknown>> {
  const stored = await db
    .prepare(
      `SELECT data_version AS version, fullkey || '.minAgeYears' AS path, value ->> 'minAgeYears' AS age
       FROM safety_facts, json_each(facts, '$.herbs') WHERE value ->> 'slug' = ?`,
    )
    .bind(slug)
    .first<{ version: string; path: string; age: number }>()
  if (!stored) throw new Error(`No facts of ${slug}`)
  const store = (version: string, age: number) =>
    db
      .prepare("UPDATE safety_facts SET data_version = ?1, facts = json_set(facts, '$.dataVersion', ?1, ?2, ?3)")
      .bind(version, stored.path, age)
      .run()
  await store(formatFactsVersion('tightened', 'feedbeef'), minAgeYears)
  return () => store(stored.version, stored.age)
}
