import { env } from 'cloudflare:workers'

import { createDb, schema } from '#drizzle/db.ts'
import type { Attempt, RecipeGenerator, Candidate } from '#worker/features/bot/recipe-generator.service.ts'

import { admin } from './test-ctx.ts'

export async function storeBotSettings(recipesPerBatch: number, isEnabled = true): Promise<void> {
  await createDb(env.DB)
    .insert(schema.userSettings)
    .values({ userId: admin.id, herbiEnabled: isEnabled, herbiRecipesPerHour: recipesPerBatch, updatedAt: 1 })
    .onConflictDoUpdate({
      target: schema.userSettings.userId,
      set: { herbiEnabled: isEnabled, herbiRecipesPerHour: recipesPerBatch },
    })
}

let count = 0

export function createCandidate(
  overrides: Partial<Candidate['content']> = {},
  status: Candidate['status'] = 'published',
) {
  count++
  const candidate: Candidate = {
    content: {
      name: `Bot tea number ${count}`,
      ailment: 'Sleep Problems',
      description: 'A plain cup for the evening.',
      brewMinutes: 8,
      difficulty: 'Easy',
      servings: 2,
      emoji: '🌿',
      cupsPerDay: 2,
      courseDays: 14,
      preparation: [],
      ingredients: [{ name: 'Linden', amount: '2 g', gramsPerCup: 1 }],
      instructions: ['Pour over.', 'Steep for 8 minutes.'],
      benefits: ['Linden is in folk use as an evening drink.'],
      tips: ['Keep the lid on.'],
      warnings: ['Ask first.'],
      ...overrides,
    },
    herbs: ['linden'],
    check: {
      verdict: status === 'published' ? 'ok' : 'needs_review',
      dataVersion: 'test',
      safety: { codes: [], sources: [], daily: [] },
      notes: [{ text: 'For people aged 12 and over.', topic: 'everybody', sources: [] }],
      groups: ['lithium'],
    },
    status,
    reasons: status === 'published' ? [] : ['CONDITIONAL_HERB'],
  }
  return candidate
}

/** Returns a recipe generator that returns the result of one `write` call at a time. */
export const createTestGenerator =
  (write: () => Attempt): (() => Promise<RecipeGenerator>) =>
  () =>
    Promise.resolve({ write: () => Promise.resolve(write()), stepsPerRun: 5 })

export const createPublishingGenerator = createTestGenerator(() => ({
  kind: 'candidate',
  candidate: createCandidate(),
}))
