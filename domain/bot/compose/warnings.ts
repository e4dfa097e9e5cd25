import { formatPlantName } from '#domain/brewing/brewing.messages.ts'
import type { BrewedHerb } from '#domain/brewing/brewing.types.ts'
import type { Herb } from '#domain/herbs/herbs.schemas.ts'
import { pick, type Random } from '#domain/random.ts'
import { adultAmountsFromAge, adultAge } from '#domain/safety/ages.ts'
import { toHerbFacts } from '#domain/safety/facts.ts'
import { herbInteractions } from '#domain/safety/herb-interactions.ts'
import type { DrugClass } from '#domain/safety/profile.ts'
import { impliedDrugClasses } from '#domain/safety/vocabulary.ts'
import { joinWords } from '#domain/words.ts'

import { doctorAdvice, conditionPhrases, medicinePhrases } from './warning-texts.ts'

type WarningsInput = {
  ailment: string
  herbs: readonly BrewedHerb<Herb>[]
  cupsPerDay: number
  courseDays: number | null
  hasHoney: boolean
  random: Random
}

/** Writes a recipe's main warnings from its herb facts. The safety check adds the others. */
export function writeWarnings({ ailment, herbs, cupsPerDay, courseDays, hasHoney, random }: WarningsInput): string[] {
  const herbList = herbs.map(({ herb }) => herb)
  const careAdvice = pick(doctorAdvice[ailment] ?? [], random)
  return [
    ...(careAdvice ? [careAdvice] : []),
    ...writeExclusionWarnings(herbList, random),
    ...writeMedicineWarnings(herbList, random),
    ...writePregnancyWarnings(herbs, cupsPerDay, random),
    writeCourseWarning(herbList, courseDays, hasHoney),
  ]
}

const formatHerbNames = (herbs: readonly Herb[]) =>
  `(${joinWords(herbs.map(({ commonName }) => formatPlantName(commonName)))})`

function writeExclusionWarnings(herbList: readonly Herb[], random: Random): string[] {
  const contraindications = [...new Set(herbList.flatMap(({ contraindications }) => contraindications))]
  if (contraindications.length === 0) return []
  const affectedHerbs = formatHerbNames(herbList.filter(({ contraindications }) => contraindications.length > 0))
  const text = joinWords(
    contraindications.map((code) => conditionPhrases[code]),
    'or',
  )
  return [
    pick(
      [
        `Leave it out with ${text} ${affectedHerbs}.`,
        `Not for you with ${text} ${affectedHerbs}.`,
        `Not for anyone with ${text} ${affectedHerbs}.`,
      ],
      random,
    ) ?? '',
  ]
}

/**
 * Lists the medicines that interact with the herbs. Leaves out a caution if another herb rules the medicine out. If
 * only some kinds of a medicine are ruled out, the caution says "other …".
 */
const listClassesBySeverity = (herbList: readonly Herb[], severity: 'avoid' | 'caution') => {
  const interactions = herbList.flatMap((herb) =>
    herbInteractions(toHerbFacts(herb)).map((one) => ({ drugClass: one.drugClass, severity: one.severity, herb })),
  )
  const avoided = new Set(interactions.filter((one) => one.severity === 'avoid').map(({ drugClass }) => drugClass))
  const isForbidden = (drugClass: DrugClass) =>
    [drugClass, ...(impliedDrugClasses[drugClass] ?? [])].some((one) => avoided.has(one))
  const relevant = interactions.filter(
    (one) => one.severity === severity && (severity === 'avoid' || !isForbidden(one.drugClass)),
  )
  const describeClass = (drugClass: DrugClass) =>
    severity === 'caution' && [...avoided].some((one) => impliedDrugClasses[one]?.includes(drugClass))
      ? `other ${medicinePhrases[drugClass].replace(/ such as .*/, '')}`
      : medicinePhrases[drugClass]
  return {
    classes: [...new Set(relevant.map(({ drugClass }) => describeClass(drugClass)))],
    reason: formatHerbNames(herbList.filter((plant) => relevant.some(({ herb }) => herb === plant))),
  }
}

/** Maximum medicine classes in a warning. The safety check's own warnings name all classes. */
const maxNamedClasses = 5

function writeMedicineWarnings(herbList: readonly Herb[], random: Random): string[] {
  const [avoid, caution] = [listClassesBySeverity(herbList, 'avoid'), listClassesBySeverity(herbList, 'caution')]
  const text = joinWords(caution.classes.slice(0, maxNamedClasses), 'or')
  const askSentence =
    caution.classes.length > maxNamedClasses
      ? `Ask your pharmacist first if you take any medicine, above all ${text} ${caution.reason}.`
      : (pick(
          [
            `If you take ${text}, ask your pharmacist first ${caution.reason}.`,
            `Ask your pharmacist before you drink it if you take ${text} ${caution.reason}.`,
          ],
          random,
        ) ?? '')
  return [
    ...(avoid.classes.length > 0
      ? [`Do not drink it while you take ${joinWords(avoid.classes, 'or')} ${avoid.reason}.`]
      : []),
    ...(caution.classes.length > 0 ? [askSentence] : []),
  ]
}

function writePregnancyWarnings(herbs: readonly BrewedHerb<Herb>[], cupsPerDay: number, random: Random): string[] {
  const exceedsCookingAmount = ({ herb, gramsPerCup }: BrewedHerb<Herb>) =>
    herb.cookingGramsPerDay !== null && gramsPerCup * cupsPerDay > herb.cookingGramsPerDay + 1e-9
  const avoided = herbs
    .filter(({ herb }) => herb.pregnancy === 'avoid' || herb.lactation === 'avoid')
    .map(({ herb }) => herb)
  if (avoided.length > 0)
    return [
      pick(
        [
          `Not for use in pregnancy or while breastfeeding ${formatHerbNames(avoided)}.`,
          `Leave it out in pregnancy and while breastfeeding ${formatHerbNames(avoided)}.`,
        ],
        random,
      ) ?? '',
    ]
  const aboveCookingAmount = herbs.filter(exceedsCookingAmount).map(({ herb }) => herb)
  if (aboveCookingAmount.length > 0)
    return [
      `Leave it out in pregnancy and while breastfeeding: it holds more than cooking amounts ${formatHerbNames(aboveCookingAmount)}.`,
    ]
  return ['In pregnancy and while breastfeeding ask your midwife or doctor first.']
}

function writeCourseWarning(herbList: readonly Herb[], courseDays: number | null, hasHoney: boolean): string {
  const age = Math.max(adultAmountsFromAge, ...herbList.map(({ minAgeYears }) => minAgeYears))
  const audience = age >= adultAge ? `For adults of ${age} and over` : `For people aged ${age} and over`
  const days = courseDays === null ? '' : `, for ${courseDays} days at a time`
  return `${audience}${days}.${hasHoney ? ' Honey is not for children under one year.' : ''}`
}
