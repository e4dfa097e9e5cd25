import { addImplied } from '#domain/safety/add-implied.ts'
import { type Finding, type FindingCode, levels, computeVerdict } from '#domain/safety/findings.ts'
import type { Profile } from '#domain/safety/profile.ts'
import { conditions, impliedDrugClasses, preparationRequirements } from '#domain/safety/vocabulary.ts'
import { joinWords } from '#domain/words.ts'

import { getUniqueHerbName } from './answer-shared.ts'
import type { MentionedMedicine } from './extracted-medicines.ts'
import type { HerbIndex } from './herb-index.ts'
import type { KnownHerb, KnownRecipe } from './knowledge.types.ts'

const personalCodes: ReadonlySet<FindingCode> = new Set<FindingCode>([
  'ALLERGY',
  'SAFE_INGREDIENT_REFUSED',
  'SAFE_INGREDIENT_CAUTION',
  'CHILD_AMOUNT_UNKNOWN',
  'CHILD_AMOUNT_EXCEEDED',
  'CHILD_ASK_FIRST',
  'UNDER_MIN_AGE',
  'PREGNANCY_AVOID',
  'PREGNANCY_ABOVE_FOOD_AMOUNT',
  'PREGNANCY_NO_DATA',
  'PREGNANCY_CAUTION',
  'PREGNANCY_PLANNED',
  'LACTATION_AVOID',
  'LACTATION_ABOVE_FOOD_AMOUNT',
  'LACTATION_NO_DATA',
  'LACTATION_CAUTION',
  'CONTRAINDICATED',
  'CONDITION_CAUTION',
  'CONDITION_POSSIBLE',
  'ALLERGY_CAUTION',
  'CAFFEINE_CAUTION',
  'INTERACTION_AVOID',
  'INTERACTION_STACKED',
  'INTERACTION_CAUTION',
  'INTERACTION_SEPARATE',
  'CONDITION_SEPARATE',
  'INTERACTION_MONITOR',
  'SEDATIVES_WITH_CNS_DEPRESSANT',
  'UNKNOWN_MEDICINE',
])

/** Cups a day of several herbs together. */
export const sharedCupsPerDay = 2

/** Returns the grams of a herb in a cup of several: its smallest usual amount, divided among them. */
export const calculateShare = ({ tea }: KnownHerb, herbCount: number): number =>
  tea.gramsPerCupMin / Math.max(1, herbCount - 1)

/**
 * Checks herbs and assumes correct preparation. Checks a single herb at its daily maximum, because the amount is
 * unknown and a smaller amount could hide warnings. Checks several herbs as two small cups a day.
 */
export function checkHerbs(
  herbIndex: HerbIndex,
  herbs: readonly KnownHerb[],
  profile: Profile,
  kitchen: readonly string[] = [],
) {
  const [singleHerb] = herbs.length === 1 ? herbs : []
  const cupsPerDay = singleHerb?.tea.cupsPerDayMax ?? sharedCupsPerDay
  return herbIndex.check(
    {
      ingredients: [
        ...herbs.map((herb) => ({
          name: herb.slug.replaceAll('-', ' '),
          gramsPerCup: singleHerb ? herb.maxDailyGrams / cupsPerDay : calculateShare(herb, herbs.length),
        })),
        ...kitchen.map((name) => ({ name, amount: '1 tsp' })),
      ],
      cupsPerDay,
      preparation: preparationRequirements,
    },
    profile,
    'human',
  )
}

/**
 * Checks several herbs in one cup, and each herb separately for the person. The small amounts in a shared cup could
 * hide warnings about single herbs.
 */
export function checkTogether(
  herbIndex: HerbIndex,
  herbs: readonly KnownHerb[],
  profile: Profile,
  kitchen: readonly string[],
) {
  const sharedReport = checkHerbs(herbIndex, herbs, profile, kitchen)
  const singleHerb = herbs.length > 1 ? herbs.flatMap((herb) => checkHerbs(herbIndex, [herb], profile).findings) : []
  const sharedKeys = new Set(sharedReport.findings.map(({ code, subject }) => `${code} ${subject}`))
  const personalFindings = singleHerb.filter(
    ({ level, code, subject }) =>
      level !== 'NOTICE' && personalCodes.has(code) && !sharedKeys.has(`${code} ${subject}`),
  )
  const findings = [...personalFindings, ...sharedReport.findings].toSorted(
    (one, other) => levels.indexOf(one.level) - levels.indexOf(other.level),
  )
  return { ...sharedReport, findings, verdict: computeVerdict(findings) }
}

export const checkKnownRecipe = (herbIndex: HerbIndex, recipe: KnownRecipe, profile: Profile) =>
  herbIndex.check(recipe, profile, 'human')

/**
 * Describes findings about the person, using the person's names for medicines. For a medicine with several classes,
 * keeps only the strictest finding for each effect. Mentions a refused pair of medicine and herb only once. `findings`
 * must be sorted by severity.
 */
export const writePersonLines = (
  herbIndex: HerbIndex,
  findings: readonly Finding[],
  medicines: readonly MentionedMedicine[] = [],
): string[] => {
  const personalLines = findings
    .filter(({ code }) => personalCodes.has(code) && code !== 'CONDITION_POSSIBLE')
    .map((finding) => {
      const [drugClass = '', effect] = finding.subject.split(' ')
      const medicineNames = medicines
        .filter(({ classes }) => [...addImplied(classes, impliedDrugClasses)].some((one) => one === drugClass))
        .map(({ name }) => name)
      const text = herbIndex.writeFinding(finding)
      const { level } = finding
      if (medicineNames.length === 0) return { key: text, text, level, pair: undefined }
      const pair = [...medicineNames, ...finding.herbs].join()
      return {
        key: [effect, pair].join(),
        level,
        pair,
        text: text.replace(takingPattern, `With ${joinWords(medicineNames)}, `),
      }
    })
  const firstByKey = new Map(personalLines.toReversed().map((line) => [line.key, line]))
  const refusedPairs = new Set(
    personalLines.flatMap(({ level, pair }) => (level === 'REFUSE' && pair !== undefined ? [pair] : [])),
  )
  const lines = personalLines
    .filter((line) => firstByKey.get(line.key) === line)
    .filter(({ level, pair }) => level === 'REFUSE' || pair === undefined || !refusedPairs.has(pair))
    .map(({ text }) => text)
  return [...lines, ...writePossibleConditions(herbIndex, findings)]
}

/** Asks about the illnesses for which people often take the medicines, in one sentence for each group of herbs. */
function writePossibleConditions(herbIndex: HerbIndex, findings: readonly Finding[]): string[] {
  const possible = findings.filter(({ code }) => code === 'CONDITION_POSSIBLE')
  return [...Map.groupBy(possible, ({ herbs }) => herbs.join(' '))].map(([, group]) => {
    const names = joinWords(
      group.map(({ subject }) => conditionNames.get(subject) ?? subject),
      'or',
    )
    const herbs = (group[0]?.herbs ?? []).flatMap((slug) => herbIndex.findHerb(slug) ?? [])
    return `If you take it for ${names}, ask your pharmacist about ${joinWords(herbs.map((herb) => getUniqueHerbName(herbIndex, herb)))} because of that as well.`
  })
}
const conditionNames = new Map(Object.entries(conditions))

/** Matches the start of a rule's text about a drug class. */
const takingPattern = /^Taking [^?]+\? /

/** Returns the findings about the person, without those about the tea itself. */
export const selectPersonFindings = (findings: readonly Finding[]): Finding[] =>
  findings.filter(({ code }) => personalCodes.has(code))

export const isSuitable = (findings: readonly Finding[]): boolean =>
  !findings.some(({ code, level }) => level === 'REFUSE' && personalCodes.has(code))
