import type { FigureGroup } from '#domain/herbs/herbs.schemas.ts'

import { findAllergyPairs } from './allergy-pairs.ts'
import { allergySources } from './allergy-sources.ts'
import type { HerbFacts, Source } from './facts.ts'
import { listFigureSources } from './figure-sources.ts'
import { type FindingCode, findingCodes, type RawFinding } from './findings.ts'
import { herbInteractions } from './herb-interactions.ts'
import { kitchenFamilies, toKitchenSlug } from './kitchen-allergens.ts'
import { memoize } from './memoize.ts'
import { tagSources } from './tag-sources.ts'

const commissionE: Source = {
  cite: 'German Commission E, fixed combination of passionflower, valerian and lemon balm, 1991',
  address:
    'https://www.heilpflanzen-welt.de/1991-05-Fixed-Combinations-of-Passionflower-herb-Valerian-root-and-Lemon-Balm/',
  tier: 'primary_copy',
}
const efsaCaffeine: Source = {
  cite: 'EFSA, Scientific Opinion on the safety of caffeine',
  edition: 'EFSA Journal 13(5):4102',
  date: '2015',
  address: 'https://www.efsa.europa.eu/fr/efsajournal/pub/4102',
  tier: 'regulator_page',
}
const healthCanadaCaffeine: Source = {
  cite: 'Health Canada, advice on caffeine for children and adolescents, as reported by the Institute of Food Technologists',
  date: '2017-05-26',
  address:
    'https://www.ift.org/news-and-publications/news/2017/may/26/health-canada-sets-safe-levels-of-caffeine-consumption',
  tier: 'secondary_transcription',
}
const caffeineAndArrhythmia: Source = {
  cite: 'Voskoboinik, Kalman and Kistler, Caffeine and Arrhythmias, JACC: Clinical Electrophysiology 4(4)',
  date: '2018',
  address: 'https://www.jacc.org/doi/10.1016/j.jacep.2018.01.012',
  tier: 'secondary_transcription',
}
const ownLimitSource: Source = { cite: 'A limit of our own, set low on purpose', tier: 'memory' }
const unreadSource: Source = { cite: 'General knowledge; we have not read a source for this yet', tier: 'memory' }

type FigureSelector = FigureGroup | ((subject: string) => string)

const interactionFigure = (subject: string) => `interactions.${subject.split(' ')[0]}`
/**
 * Herb figure behind each finding code. An item such as `interactions.lithium` has separate sources if the herb lists
 * them.
 */
const figures: Partial<Record<FindingCode, FigureSelector>> = {
  UNDER_MIN_AGE: 'minAge',
  AGE_NOTICE: 'minAge',
  CHILD_AMOUNT_EXCEEDED: 'children',
  CHILD_ASK_FIRST: 'children',
  CHILD_NOTICE: 'children',
  PREGNANCY_AVOID: 'pregnancy',
  PREGNANCY_ABOVE_FOOD_AMOUNT: 'pregnancy',
  PREGNANCY_CAUTION: 'pregnancy',
  PREGNANCY_NO_DATA: 'pregnancy',
  PREGNANCY_PLANNED: 'pregnancy',
  PREGNANCY_NOTICE: 'pregnancy',
  LACTATION_AVOID: 'lactation',
  LACTATION_ABOVE_FOOD_AMOUNT: 'lactation',
  LACTATION_CAUTION: 'lactation',
  LACTATION_NO_DATA: 'lactation',
  LACTATION_NOTICE: 'lactation',
  CONTRAINDICATED: (subject) => `contraindications.${subject}`,
  CONDITION_CAUTION: (subject) => `cautions.${subject}`,
  CONDITION_SEPARATE: (subject) => `cautions.${subject}`,
  CONDITION_POSSIBLE: (subject) => `contraindications.${subject}`,
  CONDITION_NOTICE: 'contraindications',
  INTERACTION_AVOID: interactionFigure,
  INTERACTION_STACKED: interactionFigure,
  INTERACTION_CAUTION: interactionFigure,
  INTERACTION_SEPARATE: interactionFigure,
  INTERACTION_MONITOR: interactionFigure,
  MEDICINE_NOTICE: interactionFigure,
  MUCILAGE_NOTICE: () => 'effects.mucilage',
  TANNIN_NOTICE: () => 'effects.tannin',
  SEDATIVES_WITH_CNS_DEPRESSANT: () => 'effects.sedative',
  DAILY_MAX_EXCEEDED: 'dose',
  CUP_MAX_FAR_EXCEEDED: 'dose',
  CUP_MAX_EXCEEDED: 'dose',
  PREPARATION_MISSING: 'dose',
  PREPARATION_ADVICE: 'dose',
  PREPARATION_TIP: 'dose',
  MINOR_AMOUNT: 'cookingAmount',
  DURATION_EXCEEDED: 'duration',
  DURATION_NOTICE: 'duration',
  DURATION_ADVICE: 'duration',
  ALLERGEN_NOTICE: 'allergens',
  DROWSINESS_DRIVING: () => 'effects.sedative',
  DIURETIC_NOTICE: () => 'effects.diuretic',
  PHOTOSENSITIVITY_NOTICE: () => 'effects.photosensitising',
  CONDITIONAL_HERB: 'toxicity',
  STACK_HEPATOTOXIC_SIGNAL: () => 'effects.hepatotoxic_signal',
  GROUP_BUDGET_EXCEEDED: 'dose',
  PAIR_LIQUORICE_DIURETIC: 'interactions',
}

const ownSources: Partial<Record<FindingCode, readonly Source[]>> = {
  SEDATIVE_LOAD: [commissionE],
  CAFFEINE_LIMIT: [efsaCaffeine, healthCanadaCaffeine],
  CAFFEINE_INFO: [efsaCaffeine],
  CAFFEINE_CAUTION: [caffeineAndArrhythmia],
  TOTAL_LOAD: [ownLimitSource],
  MANY_HERBS: [ownLimitSource],
  TOO_MANY_HERBS: [ownLimitSource],
  TOO_MANY_CONDITIONAL: [ownLimitSource],
  STACK_ANTIPLATELET: [ownLimitSource],
  STACK_HYPOTENSIVE: [ownLimitSource],
  STACK_HYPOGLYCAEMIC: [ownLimitSource],
  STACK_DIURETIC: [ownLimitSource],
  STACK_SEIZURE_THRESHOLD: [ownLimitSource],
  STACK_ESTROGENIC: [ownLimitSource],
  STACK_UTEROTONIC: [ownLimitSource],
  PAIR_TURMERIC_PEPPER: [unreadSource],
  PAIR_SALICYLATE_ANTIPLATELET: [ownLimitSource],
  OPPOSING_EFFECTS: [ownLimitSource],
  CHILD_AMOUNT_UNKNOWN: [ownLimitSource],
  INGREDIENT_NOTICE: [unreadSource],
  SAFE_INGREDIENT_REFUSED: [unreadSource],
  SAFE_INGREDIENT_CAUTION: [unreadSource],
}

/** Sources for findings that concern no herb. */
const generalSources: Partial<Record<FindingCode, readonly Source[]>> = {
  AGE_NOTICE: [ownLimitSource],
  DURATION_NOTICE: [{ cite: 'The course stated in the recipe', tier: 'memory' }],
}

type PlantLookup = { herb: (slug: string) => HerbFacts | undefined; restricted: (slug: string) => Source[] | undefined }

/**
 * Creates a function that returns the sources for a finding. When nobody has read a source, the function returns a
 * placeholder that says so.
 */
export function createSourceFinder(plants: PlantLookup): (finding: RawFinding) => readonly Source[] {
  const listCached = memoize((key) => {
    const [code = '', subject = '', slugs = ''] = key.split('\n')
    return listSources(code, subject, slugs, plants)
  })
  return ({ code, subject, herbs }) =>
    listCached([code, dependsOnSubject(code) ? subject : '', herbs.join(' ')].join('\n'))
}

const dependsOnSubject = (code: FindingCode) => typeof figures[code] === 'function' || code.startsWith('ALLERGY')

function listSources(code: string, subject: string, slugs: string, { herb, restricted }: PlantLookup): Source[] {
  const findingCode = findingCodes.find((one) => one === code)
  if (!findingCode) return []
  if (findingCode === 'ALLERGY' || findingCode === 'ALLERGY_CAUTION') return findAllergySources(subject, slugs)
  if (slugs === '') return [...(ownSources[findingCode] ?? generalSources[findingCode] ?? [])]
  const figure = figures[findingCode]
  const herbSources = slugs.split(' ').flatMap((slug) => {
    const facts = herb(slug)
    if (!facts) return restricted(slug) ?? []
    if (!figure) return []
    return findFigureSources(facts, typeof figure === 'function' ? figure(subject) : figure, subject)
  })
  return [
    ...new Map([...(ownSources[findingCode] ?? []), ...herbSources].map((source) => [source.cite, source])).values(),
  ]
}

/** Returns the sources of a herb's figure, or of the effect tag that causes the interaction. */
function findFigureSources(facts: HerbFacts, figure: string, subject: string): readonly Source[] {
  const [drugClass, effect] = subject.split(' ')
  const interaction = herbInteractions(facts).find(
    (one) => one.drugClass === drugClass && (effect === undefined || one.effect === effect),
  )
  if (figure.startsWith('interactions.') && interaction?.tagSources)
    return interaction.tagSources.map((id) => tagSources[id])
  if (facts.sources.length === 0) return []
  const statedSources = listFigureSources(facts, resolveCautionFigure(facts, figure)).filter(
    ({ tier }) => tier !== 'memory',
  )
  return statedSources.length > 0 ? statedSources : [unreadSource]
}

/** Returns `cautions.…` instead of `contraindications.…` for a herb that only needs caution with the condition. */
function resolveCautionFigure({ contraindications }: HerbFacts, figure: string): string {
  const [group, condition] = figure.split('.')
  const isCaution = group === 'contraindications' && condition !== undefined
  return isCaution && !contraindications.some((code) => code === condition) ? `cautions.${condition}` : figure
}

/**
 * Returns the sources of the pairs of this allergy and these ingredients. `slugs` is a list of herb and kitchen slugs,
 * separated by spaces.
 */
function findAllergySources(allergy: string, slugs: string): Source[] {
  const kitchen = Object.keys(kitchenFamilies)
  const names = slugs.split(' ').map((slug) => kitchen.find((name) => toKitchenSlug(name) === slug) ?? slug)
  const ids = findAllergyPairs([allergy], names).flatMap(({ sources }) => sources)
  return [...new Set(ids)].map((id) => allergySources[id])
}
