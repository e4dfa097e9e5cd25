import { formatAllergen } from '#domain/safety/allergen-names.ts'
import { calculateCaffeineMg } from '#domain/safety/caffeine.ts'
import { formatFactCheck } from '#domain/safety/fact-checks.ts'
import { toHerbFacts } from '#domain/safety/facts.ts'
import { createFindingWriter } from '#domain/safety/finding-messages.ts'
import { createFinding } from '#domain/safety/findings.ts'
import { generalFindings } from '#domain/safety/general-findings.rules.ts'
import { herbInteractions } from '#domain/safety/herb-interactions.ts'
import { writeUnknownMedicine } from '#domain/safety/unknown-medicine.ts'
import { conditions } from '#domain/safety/vocabulary.ts'
import { formatPlural, formatRange, toSentenceCase } from '#domain/words.ts'

import { listChildAmounts } from './child-amounts.ts'
import { type Figure, findFigure, listFigures, listPageSources } from './herb-figures.ts'
import { calculateYoungestAge } from './herb-summary.ts'
import { statusTexts } from './herbs.messages.ts'
import { formatTeaEvidence, formatUse } from './herbs.rules.ts'
import type { Herb } from './herbs.schemas.ts'
import type { OtherMeaning, PlantLink, PossiblePlant, StoredHerb, StoredRestrictedPlant } from './herbs.types.ts'
import { type MedicineEntry, listMedicineEntries } from './medicine-entries.ts'
import { formatFamilyName } from './plant-families.ts'
import {
  formatFactsVersion,
  formatNotesForReaders,
  formatRulingForReaders,
  type ReaderSource,
  formatSourceForReaders,
  formatForReaders,
} from './reader-messages.ts'

/** Content that the pages of herbs and restricted plants share, ready to display. */
type PlantSheet = {
  slug: string
  name: string
  emoji: string
  scientificName: string
  latinFamily: string
  family: string
  partUsed: string
  otherNames: string[]
  description: string
  lookAlikes: string[]
  alsoMeans: OtherMeaning[]
  sources: ReaderSource[]
  version: string
  /** Version of the facts from the catalogue; undefined for facts that an old seed stored. */
  dataVersion: string | undefined
}

/** `sources` are indexes into the page's sources. */
type Question = Omit<Figure, 'figure'> & { question: string; answers: string[] }

/** `dose` and `keeping` are pairs of label and text. `ailment` is the herb's first ailment. */
export type HerbSheet = PlantSheet & {
  ailment: string
  dose: [string, string][]
  leaveOut: string[]
  questions: Question[]
  children: string[]
  figures: Figure[]
  factCheck: string
  cautions: string[]
  medicines: MedicineEntry[]
  allergens: string[]
  uses: { use: string; ailment: string; evidence: string }[]
  preparation: string[]
  keeping: [string, string][]
  notes: string[]
}

export type RestrictedSheet = PlantSheet & {
  reason: string
  substances: string
  rulings: string[]
  alternatives: PlantLink[]
}

type HerbRecipe = { slug: string; name: string; ailment: string; variety: number }

export type HerbRecipes = { recipes: HerbRecipe[]; more: boolean }

/**
 * Result of looking up a plant by its URL. `marks` say what its picture shows. `moved` contains the slug of the plant to redirect to. `several` lists the
 * plants that an ambiguous name can mean.
 */
export type Plant =
  | ({ kind: 'herb'; herb: HerbSheet; marks: string[] } & HerbRecipes)
  | { kind: 'restricted'; plant: RestrictedSheet }
  | { kind: 'moved'; slug: string }
  | { kind: 'several'; name: string; plants: PossiblePlant[] }

export function describeHerb(herb: StoredHerb): HerbSheet {
  return {
    ...describePlant(herb),
    ailment: herb.categories[0] ?? '',
    dose: createDoseRows(herb),
    sources: listPageSources(toHerbFacts(herb)).map(formatSourceForReaders),
    leaveOut: describeExclusions(herb),
    questions: createQuestions(herb),
    children: listChildAmounts(herb),
    figures: listFigures(toHerbFacts(herb)),
    factCheck: formatFactCheck(herb.checkedOn),
    cautions: describeCautions(herb),
    medicines: listMedicineEntries(herbInteractions(toHerbFacts(herb))),
    allergens: herb.allergens.map(formatAllergen),
    uses: herb.uses.map((use) => ({
      use: formatUse(use),
      ailment: use.category,
      evidence: formatTeaEvidence(use),
    })),
    preparation: herb.preparationMethods,
    keeping: [
      ['Storage', formatForReaders(herb.storage)],
      ['Drying', formatForReaders(herb.drying)],
      ['Shelf life', `About ${herb.shelfLifeMonths} months.`],
    ],
    notes: [formatForReaders(herb.toxicity), ...formatNotesForReaders(herb.note)],
  }
}

export function describeRestrictedPlant(plant: StoredRestrictedPlant): RestrictedSheet {
  return {
    ...describePlant(plant),
    reason: formatForReaders(plant.reason),
    substances: plant.toxicPrinciples,
    rulings: plant.legalStatus.map(formatRulingForReaders),
    alternatives: plant.alternativePlants ?? [],
  }
}

function describePlant(plant: StoredHerb | StoredRestrictedPlant): PlantSheet {
  return {
    slug: plant.slug,
    name: plant.commonName,
    emoji: plant.emoji,
    scientificName: plant.scientificName,
    latinFamily: plant.family,
    family: formatFamilyName(plant.family),
    partUsed: plant.plantPart,
    otherNames: plant.synonyms,
    description: plant.description,
    lookAlikes: plant.lookAlikes,
    alsoMeans: plant.alsoMeans ?? [],
    sources: plant.sources.map(formatSourceForReaders),
    version: formatFactsVersion(plant.dataVersion),
    dataVersion: plant.dataVersion,
  }
}

function createDoseRows(herb: Herb): [string, string][] {
  const { tea, cookingGramsPerDay } = herb
  const caffeine = Math.round(calculateCaffeineMg(herb, tea.gramsPerCupMax))
  const verbs: Record<typeof tea.method, string> = {
    decoction: 'Simmer',
    infusion: 'Steep',
    'cold maceration': 'Steep cold',
  }
  return [
    ['Dried herb per cup', `${formatRange(tea.gramsPerCupMin, tea.gramsPerCupMax)} g`],
    ['Level teaspoon', `about ${herb.gramsPerTeaspoon} g`],
    ['Water', `${tea.waterMl} ml at ${tea.temperatureC} °C`],
    [verbs[tea.method], `${formatRange(tea.steepMinutesMin, tea.steepMinutesMax)} minutes`],
    ['At most', `${formatPlural(tea.cupsPerDayMax, 'cup')} a day`],
    ['Daily maximum', `${herb.maxDailyGrams} g of dried herb`],
    ...(cookingGramsPerDay === null ? [] : [['In cooking', `up to ${cookingGramsPerDay} g a day`] as [string, string]]),
    ...createDurationRows(herb),
    ['Minimum age', formatPlural(calculateYoungestAge(herb), 'year')],
    ...(caffeine > 0 ? [['Caffeine', `up to ${caffeine} mg per cup`] as [string, string]] : []),
    ['Taste', herb.tasteTags.join(', ')],
  ]
}

function createDurationRows({ maxDurationDays, adviceAfterDays }: Herb): [string, string][] {
  if (maxDurationDays === null && adviceAfterDays === null) return [['How long', 'an everyday drink']]
  return [
    ...(maxDurationDays === null ? [] : [['Stop after', formatPlural(maxDurationDays, 'day')] as [string, string]]),
    ...(adviceAfterDays === null
      ? []
      : [['See a doctor', `if symptoms last longer than ${formatPlural(adviceAfterDays, 'day')}`] as [string, string]]),
  ]
}

const joinConditionNames = (codes: Herb['contraindications']) => codes.map((code) => conditions[code]).join('; ')

function describeExclusions(herb: Herb): string[] {
  return [
    ...(herb.conditional
      ? [
          'Drink it only if none of the following applies to you. Never combine it with another herb that has this rule.',
        ]
      : []),
    ...(herb.contraindications.length > 0
      ? [`Not for people with: ${joinConditionNames(herb.contraindications)}.`]
      : []),
    ...(herb.conditionCautions.length > 0
      ? [`Ask your doctor or pharmacist first if you have: ${joinConditionNames(herb.conditionCautions)}.`]
      : []),
  ]
}

const trimesterLabels = { first: 'First trimester', second: 'Second trimester', third: 'Third trimester' } as const

function createQuestions(herb: Herb): Question[] {
  const facts = toHerbFacts(herb)
  const cookingLimit = herb.cookingGramsPerDay === null ? '' : `, at most ${herb.cookingGramsPerDay} g a day`
  const formatStatus = (code: Herb['pregnancy']) =>
    `${statusTexts[code]}${code === 'food_amounts_only' ? cookingLimit : ''}.`
  const { pregnancyTrimesters: trimesters } = herb
  const pregnancyAnswers = trimesters
    ? (['first', 'second', 'third'] as const).map(
        (trimester) => `${trimesterLabels[trimester]}: ${formatStatus(trimesters[trimester])}`,
      )
    : [toSentenceCase(formatStatus(herb.pregnancy))]
  return [
    { question: 'If you are pregnant', answers: pregnancyAnswers, ...findFigure(facts, 'pregnancy') },
    {
      question: 'If you are breastfeeding',
      answers: [toSentenceCase(formatStatus(herb.lactation))],
      ...findFigure(facts, 'lactation'),
    },
  ]
}

/** Returns the findings that apply to everyone who drinks this herb alone, in the same words as on recipe pages. */
function describeCautions(herb: Herb): string[] {
  const amounts = [{ herb: toHerbFacts(herb), gramsPerCup: herb.tea.gramsPerCupMax }]
  const writeFinding = createFindingWriter(
    { herbs: amounts.map((amount) => amount.herb), restricted: [] },
    writeUnknownMedicine,
  )
  const blend = { amounts, cupsPerDay: herb.tea.cupsPerDayMax, courseDays: herb.maxDurationDays, preparation: [] }
  const mayHarmLiver = herb.effectTags.includes('hepatotoxic_signal')
  return [
    ...(mayHarmLiver ? [createFinding('WARN', 'STACK_HEPATOTOXIC_SIGNAL', amounts)] : []),
    ...generalFindings(blend),
    ...herb.tea.requirements.map((requirement) => createFinding('NOTICE', 'PREPARATION_TIP', amounts, requirement)),
    ...(herb.maxDurationDays === null
      ? []
      : [createFinding('NOTICE', 'DURATION_NOTICE', amounts, String(herb.maxDurationDays))]),
    ...(herb.adviceAfterDays === null || herb.adviceAfterDays === herb.maxDurationDays
      ? []
      : [createFinding('NOTICE', 'DURATION_ADVICE', amounts, String(herb.adviceAfterDays))]),
  ].map(writeFinding)
}
