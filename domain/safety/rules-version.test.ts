import { createHash } from 'node:crypto'

import * as fc from 'fast-check'
import { expect, it } from 'vitest'

import { loadCatalogue } from '#catalog/load.ts'
import { safetyFacts } from '#catalog/safety-facts.ts'

import { createCheck } from './check.ts'
import { createFindingWriter } from './finding-messages.ts'
import { rulesVersion } from './rules-version.ts'
import lock from './rules.lock.json' with { type: 'json' }
import { writeUnknownMedicine } from './unknown-medicine.ts'
import { allergenFamilies, listCodes, conditions, drugClasses } from './vocabulary.ts'

const { catalogue } = loadCatalogue()
const facts = safetyFacts(catalogue)
const hash = (text: string) => createHash('sha256').update(text).digest('hex').slice(0, 16)

const names = [...catalogue.herbs.map(({ commonName }) => commonName), 'honey', 'oat milk', 'cinnamon', 'comfrey']
const randomSubset = <Value>(values: readonly Value[], maxLength: number) =>
  fc.uniqueArray(fc.constantFrom(...values), { maxLength })
const recipe = fc.record({
  ingredients: fc.array(
    fc.record({
      name: fc.constantFrom(...names),
      gramsPerCup: fc.integer({ min: 1, max: 40 }).map((tenths) => tenths / 10),
    }),
    { minLength: 1, maxLength: 9 },
  ),
  cupsPerDay: fc.integer({ min: 1, max: 5 }),
  courseDays: fc.option(fc.integer({ min: 1, max: 60 })),
})
const profile = fc.record(
  {
    ageYears: fc.integer({ min: 0, max: 90 }),
    pregnant: fc.boolean(),
    breastfeeding: fc.boolean(),
    conditions: randomSubset(listCodes(conditions), 5),
    drugClasses: randomSubset(listCodes(drugClasses), 5),
    allergies: randomSubset(allergenFamilies, 3),
  },
  { requiredKeys: [] },
)

/** Returns the findings of three thousand checks, the same in every run. */
function listOutcomes(): string {
  const [check, writeFinding] = [createCheck(facts), createFindingWriter(facts, writeUnknownMedicine)]
  return fc
    .sample(
      fc.tuple(recipe, fc.option(profile, { nil: undefined }), fc.constantFrom('human' as const, 'ai' as const)),
      { numRuns: 3000, seed: 1 },
    )
    .map(([sampleRecipe, person, checkedOrigin]) =>
      check(sampleRecipe, person, checkedOrigin)
        .findings.map((finding) => `${finding.level} ${writeFinding(finding)}`)
        .join('\n'),
    )
    .join('\n\n')
}

it('the rules version changes whenever the rules or messages give other findings for the same facts', () => {
  const currentLock = { rulesVersion, facts: hash(JSON.stringify(facts)), outcomes: hash(listOutcomes()) }
  const hasSameFacts = lock.facts === currentLock.facts && lock.rulesVersion === rulesVersion
  expect(hasSameFacts ? currentLock.outcomes : lock.outcomes, 'rules or words have changed: raise rulesVersion').toBe(
    lock.outcomes,
  )
  expect(currentLock, 'write these into rules.lock.json').toEqual(lock)
})
