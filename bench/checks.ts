import { loadCatalogue } from '#catalog/load.ts'
import { safetyFacts } from '#catalog/safety-facts.ts'
import { createCheck, type RecipeToCheck } from '#domain/safety/check.ts'
import type { Profile } from '#domain/safety/profile.ts'

import { type Figure, createFigureBuilder } from './figures.ts'

const checkCount = 100_000
const batchCount = 10

const herbs = ['Chamomile', 'Lemon Balm', 'Linden', 'Fennel', 'Dried Peppermint Leaves']
const blend: RecipeToCheck = {
  ingredients: [...herbs.map((name) => ({ name, gramsPerCup: 0.8 })), { name: 'Honey', amount: '2 tsp' }],
  cupsPerDay: 2,
  courseDays: 7,
}
const person: Profile = {
  ageYears: 35,
  pregnant: false,
  breastfeeding: false,
  conditions: ['asthma', 'gerd_reflux'],
  drugClasses: ['anticoagulants', 'antidiabetics'],
  allergies: ['Asteraceae'],
}

/** Maximum time of a check, as a multiple of the time for parsing its herbs' facts from JSON. */
const maxCheckRatio = 2
/** Maximum seconds for all checks. */
const maxAllChecksSeconds = 5

const { atMost, exactly } = createFigureBuilder(
  `processor time of ${checkCount.toLocaleString('en')} checks, the best of ${batchCount} parts, compared with parsing the same herbs' JSON, which a busy machine slows down alike`,
)

export function measureChecks(): Figure[] {
  const facts = safetyFacts(loadCatalogue().catalogue)
  const check = createCheck(facts)
  const herbsUsed = new Set(check(blend, undefined, 'human').daily.map(({ herb }) => herb))
  const factsJson = JSON.stringify(facts.herbs.filter(({ slug }) => herbsUsed.has(slug)))
  const readers = [
    { reader: 'anybody', profile: undefined },
    { reader: 'a person with a profile', profile: person },
  ]
  return [
    exactly('herbs of the blend found in the catalogue', herbsUsed.size, herbs.length),
    ...readers.flatMap(({ reader, profile }) => {
      const seconds = { check: Infinity, parsing: Infinity }
      for (let batch = 0; batch < batchCount; batch++) {
        seconds.check = Math.min(
          seconds.check,
          measureSeconds(() => check(blend, profile, 'human')),
        )
        seconds.parsing = Math.min(
          seconds.parsing,
          measureSeconds(() => JSON.parse(factsJson)),
        )
      }
      return [
        atMost(
          `check of five herbs for ${reader}, time to that of parsing their facts`,
          seconds.check / seconds.parsing,
          maxCheckRatio,
        ),
        atMost(
          `${checkCount.toLocaleString('en')} checks for ${reader}`,
          seconds.check * checkCount,
          maxAllChecksSeconds,
          ' s',
        ),
      ]
    }),
  ]
}

/** Returns the processor time of one run in seconds, averaged over one batch of runs. */
function measureSeconds(work: () => unknown): number {
  const before = process.cpuUsage()
  for (let run = 0; run < checkCount / batchCount; run++) work()
  return process.cpuUsage(before).user / 1e6 / (checkCount / batchCount)
}
