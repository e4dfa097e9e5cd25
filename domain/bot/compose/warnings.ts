import { formatPlantName } from '#domain/brewing/brewing.messages.ts'
import type { BrewedHerb } from '#domain/brewing/brewing.types.ts'
import type { Herb } from '#domain/herbs/herbs.schemas.ts'
import { pick, type Random } from '#domain/random.ts'
import { adultAmountsFromAge, adultAge } from '#domain/safety/ages.ts'
import { toHerbFacts } from '#domain/safety/facts.ts'
import { emergencyServices, samaritans } from '#domain/safety/help-lines.ts'
import { herbInteractions } from '#domain/safety/herb-interactions.ts'
import type { DrugClass } from '#domain/safety/profile.ts'
import { impliedDrugClasses } from '#domain/safety/vocabulary.ts'
import { joinWords } from '#domain/words.ts'

import { botTexts, findAilmentTexts } from '../bot-texts.ts'

const { conditions: conditionPhrases, medicines: medicinePhrases } = botTexts.warnings

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
  const doctorAdvice = pick(findAilmentTexts(ailment)?.doctorAdvice ?? [], random)
  return [
    ...(doctorAdvice === undefined ? [] : [insertHelpLines(doctorAdvice)]),
    ...writeExclusionWarnings(herbList),
    ...writeMedicineWarnings(herbList),
    ...writePregnancyWarnings(herbs, cupsPerDay),
    writeCourseWarning(herbList, courseDays, hasHoney),
  ]
}

const formatHerbNames = (herbs: readonly Herb[]) =>
  `(${joinWords(herbs.map(({ commonName }) => formatPlantName(commonName)))})`

const insertHelpLines = (text: string) =>
  text
    .replaceAll('{emergency}', emergencyServices.numbers.join(' or '))
    .replaceAll('{samaritans}', samaritans.numbers.join(' or '))

function writeExclusionWarnings(herbList: readonly Herb[]): string[] {
  const contraindications = [...new Set(herbList.flatMap(({ contraindications }) => contraindications))]
  if (contraindications.length === 0) return []
  const affectedHerbs = formatHerbNames(herbList.filter(({ contraindications }) => contraindications.length > 0))
  // Phrases with an example come last, because a list after an example is hard to read.
  const phrases = contraindications
    .map((code) => conditionPhrases[code])
    .toSorted((one, other) => Number(one.includes(' such as ')) - Number(other.includes(' such as ')))
  // All illnesses share one "have", so that the sentence is easy to read.
  const illnesses = phrases.filter(isIllness).map((phrase) => phrase.replace(/^have /, ''))
  const clauses = [
    ...(illnesses.length > 0 ? [`have ${joinWords(illnesses, 'or')}`] : []),
    ...phrases.filter((phrase) => !isIllness(phrase)),
  ]
  return [`Do not drink this if you ${clauses.join(', or if you ')} ${affectedHerbs}.`]
}

const isIllness = (phrase: string) => /^have (?!had |been )/.test(phrase) && !phrase.includes(' or have ')

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

function writeMedicineWarnings(herbList: readonly Herb[]): string[] {
  const [avoid, caution] = [listClassesBySeverity(herbList, 'avoid'), listClassesBySeverity(herbList, 'caution')]
  const cautionText = joinWords(caution.classes.slice(0, maxNamedClasses), 'or')
  const medicines = caution.classes.length > maxNamedClasses ? `any medicine, above all ${cautionText}` : cautionText
  return [
    ...(avoid.classes.length > 0
      ? [`Do not drink this while you take ${joinWords(avoid.classes, 'or')} ${avoid.reason}.`]
      : []),
    ...(caution.classes.length > 0 ? [`Ask a pharmacist first if you take ${medicines} ${caution.reason}.`] : []),
  ]
}

function writePregnancyWarnings(herbs: readonly BrewedHerb<Herb>[], cupsPerDay: number): string[] {
  const exceedsCookingAmount = ({ herb, gramsPerCup }: BrewedHerb<Herb>) =>
    herb.cookingGramsPerDay !== null && gramsPerCup * cupsPerDay > herb.cookingGramsPerDay + 1e-9
  const listHerbs = (isAffected: (herb: BrewedHerb<Herb>) => boolean) =>
    herbs.filter(isAffected).map(({ herb }) => herb)
  const avoidedHerbs = listHerbs(({ herb }) => herb.pregnancy === 'avoid' || herb.lactation === 'avoid')
  if (avoidedHerbs.length > 0)
    return [`Do not drink this if you are pregnant or breastfeeding ${formatHerbNames(avoidedHerbs)}.`]
  const largeAmounts = listHerbs(exceedsCookingAmount)
  return largeAmounts.length > 0
    ? [
        `Do not drink this if you are pregnant or breastfeeding, because it contains more than cooking amounts ${formatHerbNames(largeAmounts)}.`,
      ]
    : ['If you are pregnant or breastfeeding, ask your midwife or doctor first.']
}

function writeCourseWarning(herbList: readonly Herb[], courseDays: number | null, hasHoney: boolean): string {
  const age = Math.max(adultAmountsFromAge, ...herbList.map(({ minAgeYears }) => minAgeYears))
  const audience = age >= adultAge ? `For adults of ${age} and over` : `For people aged ${age} and over`
  const days = courseDays === null ? '' : `, for ${courseDays} days at a time`
  return `${audience}${days}.${hasHoney ? ' Honey is not for children under one year.' : ''}`
}
