import { env } from 'cloudflare:workers'

import type { StoredHerb, StoredRestrictedPlant } from '#domain/herbs/herbs.types.ts'
import { createDb, schema } from '#drizzle/db.ts'

import { rebuildParts } from './recipe-rows.ts'
import { createPlainHerb } from './safety-rows.ts'

/** Returns a herb without known risks, complete enough for its page. */
export function createStoredHerb(slug: string, overrides: Partial<StoredHerb> = {}): StoredHerb {
  return {
    ...createPlainHerb(slug),
    emoji: '🌿',
    description: `All about ${slug}.`,
    categories: ['Cold & Flu'],
    uses: [{ use: 'cough', category: 'Cold & Flu', evidence: 'folk' }],
    tea: {
      method: 'infusion',
      gramsPerCupMin: 1,
      gramsPerCupMax: 2,
      waterMl: 150,
      temperatureC: 95,
      steepMinutesMin: 5,
      steepMinutesMax: 10,
      cupsPerDayMax: 3,
      requirements: [],
    },
    preparationMethods: ['Pour water over it.'],
    lookAlikes: [],
    storage: 'Dark, dry, below 25 C.',
    drying: 'In the shade.',
    shelfLifeMonths: 12,
    tasteTags: ['mild'],
    toxicity: 'No specific toxicity known at tea amounts.',
    checkedOn: '2026-01-15',
    note: '',
    ...overrides,
  }
}

export async function addHerb(slug: string, overrides: Partial<StoredHerb> = {}): Promise<StoredHerb> {
  const facts = createStoredHerb(slug, overrides)
  await createDb(env.DB)
    .insert(schema.herbs)
    .values({
      id: slug,
      name: facts.commonName,
      scientificName: facts.scientificName,
      emoji: facts.emoji,
      category: facts.categories[0] ?? '',
      description: facts.description,
      preparationMethods: facts.preparationMethods,
      storageInstructions: facts.storage,
      dryingInstructions: facts.drying,
      shelfLifeMonths: facts.shelfLifeMonths,
      facts,
    })
  return facts
}

export async function addRestrictedPlant(slug: string, overrides: Partial<StoredRestrictedPlant> = {}): Promise<void> {
  const facts: StoredRestrictedPlant = {
    slug,
    commonName: slug,
    scientificName: `${slug} mala`,
    family: 'Solanaceae',
    plantPart: 'leaf',
    emoji: '🚫',
    synonyms: [],
    description: `All about ${slug}.`,
    lookAlikes: [],
    categories: [],
    pregnancy: 'avoid',
    lactation: 'avoid',
    interactions: [],
    allergens: [],
    sources: [{ cite: `A book on ${slug}`, tier: 'primary_copy' }],
    note: '',
    action: 'block',
    toxicPrinciples: 'an alkaloid',
    reason: 'Harms the liver.',
    legalStatus: ['US: banned'],
    minAgeYears: null,
    maxDailyGrams: 0,
    maxDurationDays: 0,
    contraindications: [],
    alternatives: [],
    confidence: 'sourced',
    ...overrides,
  }
  await createDb(env.DB)
    .insert(schema.restrictedPlants)
    .values({ id: slug, name: facts.commonName, scientificName: facts.scientificName, facts })
}

export async function setIngredientsToHerb(slug: string, recipeId: string): Promise<void> {
  await env.DB.prepare('UPDATE recipe_ingredients SET herb_id = ? WHERE recipe_id = ?').bind(slug, recipeId).run()
  await rebuildParts()
}
