import type { Herb } from '#domain/herbs/herbs.schemas.ts'
import { createCheck } from '#domain/safety/check.ts'
import type { SafetyFacts } from '#domain/safety/facts.ts'
import { createFindingWriter } from '#domain/safety/finding-messages.ts'
import { createNameInterpreter } from '#domain/safety/ingredients.rules.ts'
import { indexNames } from '#domain/safety/names.ts'
import { writeUnknownMedicine } from '#domain/safety/unknown-medicine.ts'

import type { BotFacts } from './bot.types.ts'

/**
 * Prepares the facts for composing and checking recipes. Reuse the result for many recipes. `herbs` are the full herb
 * sheets of the plants in `facts`.
 */
export function createBotFacts(facts: SafetyFacts, herbs: readonly Herb[]): BotFacts {
  const names = indexNames(facts)
  const interpretName = createNameInterpreter(names)
  const bySlug = new Map(herbs.map((herb) => [herb.slug, herb]))
  return {
    herbs,
    check: createCheck(facts),
    names,
    writeFinding: createFindingWriter(facts, writeUnknownMedicine),
    findHerbByIngredient: (name) => {
      const { meaning } = interpretName(name)
      if (meaning.kind === 'safe') return 'kitchen'
      const [plant, ...others] = meaning.kind === 'plants' ? meaning.plants : []
      return plant?.kind === 'herb' && others.length === 0 ? bySlug.get(plant.herb.slug) : undefined
    },
  }
}
