import { maxCupsPerDay } from '../amounts/daily-limit.ts'
import type { HerbFacts, SafetyFacts } from '../safety/facts.ts'
import { createSourceFinder } from '../safety/finding-sources.ts'
import type { FindingCode } from '../safety/findings.ts'
import { textFindings } from '../safety/free-text.ts'
import { indexNames, type Plant } from '../safety/names.ts'
import { findPlantMentions } from '../safety/plant-mentions.ts'
import type { TextFinding } from '../safety/text-findings.ts'
import { mentionsStoppedMedicine } from '../wording/stopped-medicine.ts'
import { isClaimed } from '../wording/wording.rules.ts'
import { shortenName } from '../words.ts'
import type { CheckedText, NamedPlant, SafetyNote } from './community.types.ts'
import { textCheckMessages } from './text-check.messages.ts'

const maxPlants = 12
const maxNotes = 24
const maxSources = 4

/** Maps each text finding to the recipe finding with the same sources. */
const findingCodeByTextCode: Record<TextFinding['code'], FindingCode> = {
  RESTRICTED_IN_TEXT: 'RESTRICTED_BLOCK',
  DOSE_IN_TEXT: 'DAILY_MAX_EXCEEDED',
  NO_LIMIT_IN_TEXT: 'DAILY_MAX_EXCEEDED',
  UNCLEAR_AMOUNT_IN_TEXT: 'DAILY_MAX_EXCEEDED',
  FORM_IN_TEXT: 'FORM_NOT_TEA',
  LONG_COURSE_IN_TEXT: 'DURATION_EXCEEDED',
}

/**
 * Creates the check for members' texts. Returns at most 12 named plants, including all plants that an ambiguous name
 * may mean. Also returns at most 24 safety notes, refusals first, each with at most four sources. A note about a medicine
 * has no source. Never throws.
 */
export function createTextCheck(facts: SafetyFacts): (text: string) => CheckedText {
  const index = indexNames(facts)
  const herbBySlug = new Map<string, HerbFacts>(facts.herbs.map((herb) => [herb.slug, herb]))
  const sourcesBySlug = new Map(facts.restricted.map((plant) => [plant.slug, plant.sources]))
  const findSources = createSourceFinder({
    herb: (slug) => herbBySlug.get(slug),
    restricted: (slug) => sourcesBySlug.get(slug),
  })
  const createNote = ({ code, plant, level, text }: TextFinding): SafetyNote => ({
    level,
    text,
    sources: findSources({ code: findingCodeByTextCode[code], level, subject: '', herbs: [plant] }).slice(
      0,
      maxSources,
    ),
  })
  return (text) => {
    const plants = findPlantMentions(index, text).flatMap((mention) => mention.plants.map(toNamedPlant))
    const findings = textFindings(index, text).toSorted((one, other) => getRank(one) - getRank(other))
    const medicineNotes =
      mentionsStoppedMedicine(text) || isClaimed('REPLACES_MEDICINE', text) ? [stoppedMedicineNote] : []
    return {
      plants: [...new Map(plants.map((plant) => [plant.slug, plant])).values()].slice(0, maxPlants),
      notes: [...medicineNotes, ...findings.map(createNote)].slice(0, maxNotes),
    }
  }
}

const getRank = ({ level }: TextFinding) => (level === 'REFUSE' ? 0 : 1)

function toNamedPlant(plant: Plant): NamedPlant {
  if (plant.kind === 'restricted')
    return { name: shortenName(plant.plant.commonName), slug: plant.plant.slug, isRestricted: true }
  const { commonName, slug, maxDailyGrams } = plant.herb
  const limit = { grams: maxDailyGrams, cups: maxCupsPerDay(plant.herb) }
  return { name: shortenName(commonName), slug, isRestricted: false, limit }
}

const stoppedMedicineNote: SafetyNote = { level: 'REFUSE', text: textCheckMessages.stoppedMedicine, sources: [] }
