import type { HerbFacts, SafetyFacts } from '../safety/facts.ts'
import { createSourceFinder } from '../safety/finding-sources.ts'
import type { FindingCode } from '../safety/findings.ts'
import { textFindings } from '../safety/free-text.ts'
import { indexNames, type Plant } from '../safety/names.ts'
import { plantMentions } from '../safety/plant-mentions.ts'
import type { TextFinding } from '../safety/text-doses.ts'
import { shortName } from '../words.ts'
import type { CheckedText, NamedPlant, SafetyNote } from './community.types.ts'

const plantsMax = 12
const notesMax = 24
const sourcesMax = 4

/** Maps each code to the finding about recipes whose sources it shares. */
const codes: Record<TextFinding['code'], FindingCode> = {
  RESTRICTED_IN_TEXT: 'RESTRICTED_BLOCK',
  DOSE_IN_TEXT: 'DAILY_MAX_EXCEEDED',
  NO_LIMIT_IN_TEXT: 'DAILY_MAX_EXCEEDED',
  UNCLEAR_AMOUNT_IN_TEXT: 'DAILY_MAX_EXCEEDED',
  FORM_IN_TEXT: 'FORM_NOT_TEA',
  LONG_COURSE_IN_TEXT: 'DURATION_EXCEEDED',
}

/**
 * Creates the check of members' texts. It returns the named plants, each once and at most 12, including every possible
 * plant of an ambiguous name. It also returns at most 24 safety notes, refusals first, with up to four sources each.
 * Never throws.
 */
export function createTextCheck(facts: SafetyFacts): (text: string) => CheckedText {
  const index = indexNames(facts)
  const herbs = new Map<string, HerbFacts>(facts.herbs.map((herb) => [herb.slug, herb]))
  const restricted = new Map(facts.restricted.map((plant) => [plant.slug, plant.sources]))
  const sourcesOf = createSourceFinder({ herb: (slug) => herbs.get(slug), restricted: (slug) => restricted.get(slug) })
  const noteOf = ({ code, plant, level, text }: TextFinding): SafetyNote => ({
    level,
    text,
    sources: sourcesOf({ code: codes[code], level, subject: '', herbs: [plant] }).slice(0, sourcesMax),
  })
  return (text) => {
    const plants = plantMentions(index, text).flatMap((mention) => mention.plants.map(named))
    const findings = textFindings(index, text).toSorted((one, other) => rank(one) - rank(other))
    return {
      plants: [...new Map(plants.map((plant) => [plant.slug, plant])).values()].slice(0, plantsMax),
      notes: findings.slice(0, notesMax).map(noteOf),
    }
  }
}

const rank = ({ level }: TextFinding) => (level === 'REFUSE' ? 0 : 1)

function named(plant: Plant): NamedPlant {
  const { commonName, slug } = plant.kind === 'herb' ? plant.herb : plant.plant
  return { name: shortName(commonName), slug, isRestricted: plant.kind === 'restricted' }
}
