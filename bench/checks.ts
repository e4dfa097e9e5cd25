import { loadCatalogue } from '#catalog/load.ts'
import { safetyFacts } from '#catalog/safety-facts.ts'
import { createCheck, type RecipeToCheck } from '#domain/safety/check.ts'
import type { Profile } from '#domain/safety/profile.ts'

const checks = 100_000
const batches = 10

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

/**
 * Processor time of 100,000 checks of a five-herb blend for each reader: checks a second, and a check's time to that of
 * parsing the blend's own facts from JSON, which a busy machine slows down alike.
 */
export function measureChecks(): { reader: string; perSecond: number; toParsing: number }[] {
  const facts = safetyFacts(loadCatalogue().catalogue)
  const check = createCheck(facts)
  const used = new Set(check(blend, undefined, 'human').daily.map(({ herb }) => herb))
  if (used.size !== herbs.length) throw new Error('The bench names a herb that the catalogue does not know.')
  const written = JSON.stringify(facts.herbs.filter(({ slug }) => used.has(slug)))
  return [
    { reader: 'anybody', profile: undefined },
    { reader: 'a person with a profile', profile: person },
  ].map(({ reader, profile }) => {
    const seconds = { check: Infinity, parsing: Infinity }
    for (let batch = 0; batch < batches; batch++) {
      seconds.check = Math.min(
        seconds.check,
        secondsOf(() => check(blend, profile, 'human')),
      )
      seconds.parsing = Math.min(
        seconds.parsing,
        secondsOf(() => JSON.parse(written)),
      )
    }
    return { reader, perSecond: Math.round(1 / seconds.check), toParsing: seconds.check / seconds.parsing }
  })
}

/** Seconds of processor time that one run takes, over a tenth of all checks. */
function secondsOf(work: () => unknown): number {
  const before = process.cpuUsage()
  for (let run = 0; run < checks / batches; run++) work()
  return process.cpuUsage(before).user / 1e6 / (checks / batches)
}
