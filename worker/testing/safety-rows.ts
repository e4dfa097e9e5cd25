import { env } from 'cloudflare:workers'

import { figureGroups } from '#domain/herbs/herbs.schemas.ts'
import type { HerbFacts, SafetyFacts } from '#domain/safety/facts.ts'
import { formatFactsVersion } from '#domain/safety/rules-version.ts'
import { createDb, schema } from '#drizzle/db.ts'

/** Returns a herb without known risks. The maximum is 2 g per cup and 6 g per day. */
export function createPlainHerb(slug: string, overrides: Partial<HerbFacts> = {}): HerbFacts {
  return {
    slug,
    commonName: slug,
    scientificName: `${slug} plana`,
    family: 'Lamiaceae',
    plantPart: 'leaf',
    synonyms: [],
    freshPart: 'leaf',
    pregnancy: 'caution',
    lactation: 'caution',
    interactions: [],
    memoryInteractions: [],
    allergens: ['Lamiaceae'],
    tea: { gramsPerCupMax: 2, requirements: [] },
    maxDailyGrams: 6,
    gramsPerTeaspoon: 1,
    cookingGramsPerDay: null,
    minorGramsPerDay: {},
    pregnancyTrimesters: null,
    minAgeYears: 12,
    childDoses: [],
    adviceAfterDays: null,
    maxDurationDays: null,
    contraindications: [],
    conditionCautions: [],
    effectTags: [],
    constituents: [],
    conditional: false,
    loadExempt: false,
    figures: Object.fromEntries(figureGroups.map((group) => [group, ['book']])),
    checkedOn: '2026-11-24',
    sources: [{ id: 'book', cite: `A book on ${slug}`, tier: 'primary_copy' }],
    ...overrides,
  }
}

/**
 * Stores these herbs, and honey as a kitchen ingredient, as the facts for all checks. Herbi caches facts by version, so
 * each test of Herbi's answers needs its own version.
 */
export async function setFacts(collected: string, herbs: HerbFacts[]): Promise<SafetyFacts> {
  const dataVersion = formatFactsVersion(collected, 'test')
  const facts: SafetyFacts = {
    dataVersion,
    herbs,
    restricted: [],
    safeIngredients: [{ name: 'honey', synonyms: [], warnings: ['infant_botulism_under_12_months'] }],
    names: { ambiguousNames: {}, nameDefaults: {} },
    plantSlugs: herbs.map(({ slug }) => slug),
  }
  await createDb(env.DB)
    .insert(schema.safetyFacts)
    .values({ id: 1, dataVersion, facts })
    .onConflictDoUpdate({ target: schema.safetyFacts.id, set: { dataVersion, facts } })
  return facts
}
