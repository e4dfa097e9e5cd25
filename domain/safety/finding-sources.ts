import type { HerbFacts, Source } from './facts.ts'
import { type FindingCode, findingCodes, type Raised } from './findings.ts'
import { remember } from './remember.ts'

type Group = Exclude<keyof HerbFacts['confidence'], 'overall' | 'storage'>

const commissionE: Source = {
  cite: 'German Commission E, fixed combination of passionflower, valerian and lemon balm, 1991',
  address:
    'https://www.heilpflanzen-welt.de/1991-05-Fixed-Combinations-of-Passionflower-herb-Valerian-root-and-Lemon-Balm/',
  tier: 'primary_copy',
}
const efsaCaffeine: Source = { cite: 'EFSA 2015, safety of caffeine', tier: 'memory' }
const ownLimit: Source = { cite: 'A limit of our own, set low on purpose', tier: 'memory' }
const unread: Source = { cite: 'General knowledge; no source has been read for this yet', tier: 'memory' }

const groups: Partial<Record<FindingCode, Group>> = {
  UNDER_MIN_AGE: 'minAge',
  AGE_NOTICE: 'minAge',
  PREGNANCY_AVOID: 'pregnancyLactation',
  PREGNANCY_ABOVE_FOOD_AMOUNT: 'pregnancyLactation',
  PREGNANCY_FOOD_AMOUNT: 'pregnancyLactation',
  PREGNANCY_CAUTION: 'pregnancyLactation',
  PREGNANCY_PLANNED: 'pregnancyLactation',
  PREGNANCY_NOTICE: 'pregnancyLactation',
  LACTATION_AVOID: 'pregnancyLactation',
  LACTATION_ABOVE_FOOD_AMOUNT: 'pregnancyLactation',
  LACTATION_FOOD_AMOUNT: 'pregnancyLactation',
  LACTATION_CAUTION: 'pregnancyLactation',
  LACTATION_NOTICE: 'pregnancyLactation',
  CONTRAINDICATED: 'contraindications',
  CONDITION_CAUTION: 'contraindications',
  CONDITION_NOTICE: 'contraindications',
  INTERACTION_AVOID: 'interactions',
  INTERACTION_STACKED: 'interactions',
  INTERACTION_CAUTION: 'interactions',
  INTERACTION_MONITOR: 'interactions',
  MEDICINE_NOTICE: 'interactions',
  MUCILAGE_NOTICE: 'interactions',
  TANNIN_NOTICE: 'interactions',
  SEDATIVES_WITH_CNS_DEPRESSANT: 'interactions',
  DAILY_MAX_EXCEEDED: 'dose',
  CUP_MAX_FAR_EXCEEDED: 'dose',
  CUP_MAX_EXCEEDED: 'dose',
  PREPARATION_MISSING: 'dose',
  PREPARATION_ADVICE: 'dose',
  PREPARATION_TIP: 'dose',
  DURATION_EXCEEDED: 'maxDuration',
  DURATION_NOTICE: 'maxDuration',
  ALLERGY: 'toxicityAllergy',
  ALLERGEN_NOTICE: 'toxicityAllergy',
  DROWSINESS_DRIVING: 'toxicityAllergy',
  DIURETIC_NOTICE: 'toxicityAllergy',
  PHOTOSENSITIVITY_NOTICE: 'toxicityAllergy',
  CONDITIONAL_HERB: 'toxicityAllergy',
  STACK_HEPATOTOXIC_SIGNAL: 'toxicityAllergy',
  GROUP_BUDGET_EXCEEDED: 'dose',
  PAIR_LICORICE_DIURETIC: 'interactions',
}

const own: Partial<Record<FindingCode, readonly Source[]>> = {
  SEDATIVE_LOAD: [commissionE],
  CAFFEINE_LIMIT: [efsaCaffeine],
  CAFFEINE_INFO: [efsaCaffeine],
  TOTAL_LOAD: [ownLimit],
  MANY_HERBS: [ownLimit],
  TOO_MANY_HERBS: [ownLimit],
  TOO_MANY_CONDITIONAL: [ownLimit],
  STACK_ANTIPLATELET: [ownLimit],
  STACK_HYPOTENSIVE: [ownLimit],
  STACK_HYPOGLYCAEMIC: [ownLimit],
  STACK_DIURETIC: [ownLimit],
  STACK_SEIZURE_THRESHOLD: [ownLimit],
  STACK_ESTROGENIC: [ownLimit],
  STACK_UTEROTONIC: [ownLimit],
  PAIR_TURMERIC_PEPPER: [unread],
  PAIR_SALICYLATE_ANTIPLATELET: [ownLimit],
  OPPOSING_EFFECTS: [ownLimit],
  CHILD_AMOUNT_UNKNOWN: [ownLimit],
  INGREDIENT_NOTICE: [unread],
  SAFE_INGREDIENT_REFUSED: [unread],
  SAFE_INGREDIENT_CAUTION: [unread],
}

/** Where a line comes from that no herb asks for. */
const withoutHerbs: Partial<Record<FindingCode, readonly Source[]>> = {
  AGE_NOTICE: [ownLimit],
  DURATION_NOTICE: [{ cite: 'The course that the recipe itself states', tier: 'memory' }],
}

type Plants = { herb: (slug: string) => HerbFacts | undefined; restricted: (slug: string) => Source[] | undefined }

/** Tells where a finding comes from: what was read of its herbs for this kind of fact, or that nothing was read yet. */
export function createSources(plants: Plants): (raised: Raised) => readonly Source[] {
  const byCode = new Map(findingCodes.map((code) => [code, remember((slugs) => listSources(code, slugs, plants))]))
  return ({ code, herbs }) => byCode.get(code)?.(herbs.join(' ')) ?? []
}

function listSources(code: FindingCode, slugs: string, { herb, restricted }: Plants): Source[] {
  if (slugs === '') return [...(own[code] ?? withoutHerbs[code] ?? [])]
  const group = groups[code]
  const cited = slugs.split(' ').flatMap((slug) => {
    const facts = herb(slug)
    if (!facts) return restricted(slug) ?? []
    if (!group) return []
    const read = facts.sources.filter(({ tier }) => tier !== 'memory')
    return facts.confidence[group] === 'sourced' && read.length > 0 ? read : [unread]
  })
  return [...new Map([...(own[code] ?? []), ...cited].map((source) => [source.cite, source])).values()]
}
