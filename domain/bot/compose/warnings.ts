import { plantWords } from '#domain/brewing/brewing.messages.ts'
import type { BrewedHerb } from '#domain/brewing/brewing.types.ts'
import type { Herb } from '#domain/herbs/herbs.schemas.ts'
import { pick, type Random } from '#domain/random.ts'
import { adultAmountsFromAge, adultAge } from '#domain/safety/ages.ts'
import { toHerbFacts } from '#domain/safety/facts.ts'
import { herbInteractions } from '#domain/safety/herb-interactions.ts'
import type { DrugClass } from '#domain/safety/profile.ts'
import { impliedDrugClasses } from '#domain/safety/vocabulary.ts'
import { listWords } from '#domain/words.ts'

import { doctorAdvice, conditionPhrases, medicinePhrases } from './warning-words.ts'

type WarningsInput = {
  ailment: string
  herbs: readonly BrewedHerb<Herb>[]
  cupsPerDay: number
  courseDays: number | null
  hasHoney: boolean
  random: Random
}

/** Writes the main warnings of a recipe from the facts of its herbs. The safety check adds all others. */
export function writeWarnings({ ailment, herbs, cupsPerDay, courseDays, hasHoney, random }: WarningsInput): string[] {
  const plants = herbs.map(({ herb }) => herb)
  const careAdvice = pick(doctorAdvice[ailment] ?? [], random)
  return [
    ...(careAdvice ? [careAdvice] : []),
    ...exclusionWarnings(plants, random),
    ...medicineWarnings(plants, random),
    ...pregnancyWarnings(herbs, cupsPerDay, random),
    courseWarning(plants, courseDays, hasHoney),
  ]
}

const herbNames = (herbs: readonly Herb[]) => `(${listWords(herbs.map(({ commonName }) => plantWords(commonName)))})`

function exclusionWarnings(plants: readonly Herb[], random: Random): string[] {
  const refused = [...new Set(plants.flatMap(({ contraindications }) => contraindications))]
  if (refused.length === 0) return []
  const because = herbNames(plants.filter(({ contraindications }) => contraindications.length > 0))
  const words = listWords(
    refused.map((code) => conditionPhrases[code]),
    'or',
  )
  return [
    pick(
      [
        `Leave it out with ${words} ${because}.`,
        `Not for you with ${words} ${because}.`,
        `Not for anyone with ${words} ${because}.`,
      ],
      random,
    ) ?? '',
  ]
}

/**
 * A caution is left out for a medicine, or a kind of it, that another herb rules out. For a wider class the caution
 * says "other …".
 */
const severityClasses = (plants: readonly Herb[], severity: 'avoid' | 'caution') => {
  const interactions = plants.flatMap((herb) =>
    herbInteractions(toHerbFacts(herb)).map((one) => ({ drugClass: one.drugClass, severity: one.severity, herb })),
  )
  const avoided = new Set(interactions.filter((one) => one.severity === 'avoid').map(({ drugClass }) => drugClass))
  const isForbidden = (drugClass: DrugClass) =>
    [drugClass, ...(impliedDrugClasses[drugClass] ?? [])].some((one) => avoided.has(one))
  const relevant = interactions.filter(
    (one) => one.severity === severity && (severity === 'avoid' || !isForbidden(one.drugClass)),
  )
  const wordsOf = (drugClass: DrugClass) =>
    severity === 'caution' && [...avoided].some((one) => impliedDrugClasses[one]?.includes(drugClass))
      ? `other ${medicinePhrases[drugClass].replace(/ such as .*/, '')}`
      : medicinePhrases[drugClass]
  return {
    classes: [...new Set(relevant.map(({ drugClass }) => wordsOf(drugClass)))],
    because: herbNames(plants.filter((plant) => relevant.some(({ herb }) => herb === plant))),
  }
}

/** Maximum number of medicine classes that one warning names. The safety check's own warnings name them all. */
const namedMax = 5

function medicineWarnings(plants: readonly Herb[], random: Random): string[] {
  const [avoid, caution] = [severityClasses(plants, 'avoid'), severityClasses(plants, 'caution')]
  const words = listWords(caution.classes.slice(0, namedMax), 'or')
  const askSentence =
    caution.classes.length > namedMax
      ? `Ask your pharmacist first if you take any medicine, above all ${words} ${caution.because}.`
      : (pick(
          [
            `If you take ${words}, ask your pharmacist first ${caution.because}.`,
            `Ask your pharmacist before you drink it if you take ${words} ${caution.because}.`,
          ],
          random,
        ) ?? '')
  return [
    ...(avoid.classes.length > 0
      ? [`Do not drink it while you take ${listWords(avoid.classes, 'or')} ${avoid.because}.`]
      : []),
    ...(caution.classes.length > 0 ? [askSentence] : []),
  ]
}

function pregnancyWarnings(herbs: readonly BrewedHerb<Herb>[], cupsPerDay: number, random: Random): string[] {
  const isAbove = ({ herb, gramsPerCup }: BrewedHerb<Herb>) =>
    herb.cookingGramsPerDay !== null && gramsPerCup * cupsPerDay > herb.cookingGramsPerDay + 1e-9
  const avoided = herbs
    .filter(({ herb }) => herb.pregnancy === 'avoid' || herb.lactation === 'avoid')
    .map(({ herb }) => herb)
  if (avoided.length > 0)
    return [
      pick(
        [
          `Not for use in pregnancy or while breastfeeding ${herbNames(avoided)}.`,
          `Leave it out in pregnancy and while breastfeeding ${herbNames(avoided)}.`,
        ],
        random,
      ) ?? '',
    ]
  const above = herbs.filter(isAbove).map(({ herb }) => herb)
  if (above.length > 0)
    return [
      `Leave it out in pregnancy and while breastfeeding: it holds more than cooking amounts ${herbNames(above)}.`,
    ]
  return ['In pregnancy and while breastfeeding ask your midwife or doctor first.']
}

function courseWarning(plants: readonly Herb[], courseDays: number | null, hasHoney: boolean): string {
  const age = Math.max(adultAmountsFromAge, ...plants.map(({ minAgeYears }) => minAgeYears))
  const audience = age >= adultAge ? `For adults of ${age} and over` : `For people aged ${age} and over`
  const days = courseDays === null ? '' : `, for ${courseDays} days at a time`
  return `${audience}${days}.${hasHoney ? ' Honey is not for children under one year.' : ''}`
}
