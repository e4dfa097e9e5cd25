import { maxCupsPerDay } from '#domain/amounts/daily-limit.ts'
import { freshToDriedFactor } from '#domain/amounts/weights.ts'
import { drowsinessTags } from '#domain/herbs/effects.ts'
import { calculateYoungestAge } from '#domain/herbs/herb-summary.ts'
import { statusTexts } from '#domain/herbs/herbs.messages.ts'
import { listMedicineEntries } from '#domain/herbs/medicine-entries.ts'
import { formatForReaders } from '#domain/herbs/reader-messages.ts'
import { formatAllergen } from '#domain/safety/allergen-names.ts'
import { calculateCaffeineMg } from '#domain/safety/caffeine.ts'
import { requirementTexts } from '#domain/safety/finding-messages.ts'
import { herbInteractions } from '#domain/safety/herb-interactions.ts'
import { getPregnancyStatus } from '#domain/safety/pregnancy.rules.ts'
import { conditions } from '#domain/safety/vocabulary.ts'
import { joinWords, formatPlural, formatRange, toSentenceCase } from '#domain/words.ts'

import { replaceTreatment } from './herb-index.ts'
import type { KnownHerb } from './knowledge.types.ts'

/** Sentences with amounts say "it", because the answer gives the herb's name before them. */
export const writePreparationLines = (herb: KnownHerb): string[] => {
  const { tea } = herb
  const grams = `${formatRange(tea.gramsPerCupMin, tea.gramsPerCupMax)} g`
  const minutes = formatSteepTime(tea.steepMinutesMin, tea.steepMinutesMax)
  const steps: Record<typeof tea.method, string> = {
    infusion: `Pour ${tea.waterMl} ml of water at ${tea.temperatureC} °C over ${grams} of it, dried, let it steep for ${minutes}, and strain.`,
    decoction: `Put ${grams} of it, dried, into ${tea.waterMl} ml of water, simmer it for ${minutes}, and strain.`,
    'cold maceration': `Leave ${grams} of it, dried, in ${tea.waterMl} ml of cold water for ${minutes}, and strain.`,
  }
  return [
    steps[tea.method],
    writeTeaspoonLine(herb),
    ...tea.requirements.map((requirement) => `${toSentenceCase(requirementTexts[requirement])}.`),
  ]
}

/** States a teaspoon's weight, or warns if the weight exceeds the maximum for a cup. */
export const writeTeaspoonLine = ({ gramsPerTeaspoon, tea }: KnownHerb): string =>
  gramsPerTeaspoon > tea.gramsPerCupMax
    ? 'A level teaspoon of it is already too much for a cup, so weigh it.'
    : `A level teaspoon of it weighs about ${gramsPerTeaspoon} g.`

export const formatSteepTime = (min: number, max: number) =>
  min >= 120 ? `${formatRange(Math.round(min / 60), Math.round(max / 60))} hours` : `${formatRange(min, max)} minutes`

export const writeFreshLine = ({ freshPart }: KnownHerb): string => {
  const factor = freshPart === null ? 1 : freshToDriedFactor[freshPart]
  return factor === 1
    ? 'Fresh and dried count alike by weight.'
    : `Fresh, it weighs about ${Math.round(1 / factor)} times as much as dried, so take that much more of it by weight.`
}

export const limitLines = (herb: KnownHerb): string[] => [
  `At most ${formatPlural(recommendedCupsPerDay(herb), 'cup')} a day, and ${herb.maxDailyGrams} g of it, dried, in all.`,
  writeCourseLine(herb),
]

/** Maximum cups a day: the herb's limit, or fewer if the strongest cups would exceed the daily grams. */
export const recommendedCupsPerDay = ({ maxDailyGrams, tea }: KnownHerb) =>
  Math.min(tea.cupsPerDayMax, maxCupsPerDay({ maxDailyGrams, tea }))

const writeCourseLine = (herb: KnownHerb): string =>
  herb.maxDurationDays === null
    ? writeUnlimitedCourseSentence('It', herb)
    : `Stop after ${formatPlural(herb.maxDurationDays, 'day')}, and see a doctor if the complaint lasts ${writeAdviceClause(herb)}or gets worse.`

/** Describes a herb without a time limit. `adviceAfterDays` only says when to see a doctor. */
const writeUnlimitedCourseSentence = (name: string, { adviceAfterDays }: KnownHerb): string =>
  adviceAfterDays === null
    ? `${name} is an everyday drink: our facts set no end, only the day’s limit.`
    : `${name} has no last day in our facts, only the day’s limit: see a doctor if the complaint lasts longer than ${formatPlural(adviceAfterDays, 'day')} or gets worse.`

const writeAdviceClause = ({ maxDurationDays, adviceAfterDays }: KnownHerb): string =>
  adviceAfterDays === null || adviceAfterDays >= (maxDurationDays ?? Infinity)
    ? ''
    : `longer than ${formatPlural(adviceAfterDays, 'day')} `

export const writePregnancyLine = (herb: KnownHerb, name: string): string => {
  const cookingGrams = herb.cookingGramsPerDay
  const lines: Record<KnownHerb['pregnancy'], string> = {
    avoid: `${name} is not for use in pregnancy: please leave it out.`,
    food_amounts_only: `In pregnancy ${name} is only for the amounts of cooking${cookingGrams === null ? '' : `, at most ${cookingGrams} g a day`}; a strong cup is more than that.`,
    caution: `In pregnancy ask your midwife or doctor first about ${name}: too little is known${cookingGrams === null ? '' : ` of more than the amounts of cooking, at most ${cookingGrams} g a day`}.`,
    no_data: `Too little is known about ${name} in pregnancy. Cooking amounts are fine; ask your midwife or doctor before you drink more.`,
    ok: `In pregnancy ${statusTexts.ok} for ${name}.`,
  }
  return lines[getPregnancyStatus(herb, [])]
}

export const writeLactationLine = (herb: KnownHerb, name: string): string => {
  const cookingGrams = herb.cookingGramsPerDay
  const lines: Record<KnownHerb['lactation'], string> = {
    avoid: `${name} is not advised while breastfeeding: please leave it out.`,
    food_amounts_only: `While breastfeeding ${name} is only for the amounts of cooking${cookingGrams === null ? '' : `, at most ${cookingGrams} g a day`}.`,
    caution: `While breastfeeding ask your midwife or doctor first about ${name}.`,
    no_data: `Too little is known about ${name} while breastfeeding. Cooking amounts are fine; ask your midwife or doctor before you drink more.`,
    ok: `While breastfeeding ${statusTexts.ok} for ${name}.`,
  }
  return lines[herb.lactation]
}

export const writeAgeLine = (herb: KnownHerb, name: string): string =>
  `${name} is for people of ${calculateYoungestAge(herb)} and over: our amounts are those of adults.`

export const writeExclusionLines = (herb: KnownHerb): string[] => [
  ...(herb.contraindications.length > 0 ? [`Not for people with: ${joinConditionNames(herb.contraindications)}.`] : []),
  ...(herb.conditionCautions.length > 0
    ? [`Ask your doctor or pharmacist first if you have: ${joinConditionNames(herb.conditionCautions)}.`]
    : []),
]
const joinConditionNames = (codes: KnownHerb['contraindications']) => codes.map((code) => conditions[code]).join('; ')

export const writeMedicineLines = (herb: KnownHerb, max: number): string[] =>
  listMedicineEntries(herbInteractions(herb))
    .slice(0, max)
    .map(({ medicine, effects, advice }) => replaceTreatment(`With ${medicine} it ${effects}; ${advice}.`))

export const writeAllergenLine = ({ allergens }: KnownHerb, name: string): string =>
  allergens.length === 0
    ? `Our facts name no allergen of ${name}, which does not mean that nobody reacts to it.`
    : `Leave ${name} out with an allergy to ${joinWords(allergens.map(formatAllergen), 'or')}.`

export const writeCaffeineLine = (herb: KnownHerb, name: string): string => {
  const mg = Math.round(calculateCaffeineMg(herb, herb.tea.gramsPerCupMax))
  return mg === 0 ? `${name} holds no caffeine by our facts.` : `${name} holds caffeine: up to about ${mg} mg a cup.`
}

export const writeStorageLines = (herb: KnownHerb, name: string): string[] => [
  `Keep ${name} like this: ${lowerCaseFirst(formatForReaders(herb.storage))}`,
  `It keeps for about ${herb.shelfLifeMonths} months.`,
  `To dry it: ${lowerCaseFirst(formatForReaders(herb.drying))}`,
]
const lowerCaseFirst = (text: string) =>
  /^\p{Lu}\p{Ll}/u.test(text) ? text.charAt(0).toLowerCase() + text.slice(1) : text

export const causesDrowsiness = ({ effectTags }: KnownHerb): boolean =>
  effectTags.some((tag) => drowsinessTags.some((drowsyTag) => drowsyTag === tag))

export const writeDrowsinessLines = (herb: KnownHerb): string[] =>
  causesDrowsiness(herb)
    ? ['It may make you sleepy: do not drive after it, and do not combine it with alcohol or sleeping medicine.']
    : []

export const writeDurationLine = (herb: KnownHerb, name: string): string =>
  herb.maxDurationDays === null
    ? writeUnlimitedCourseSentence(name, herb)
    : `${name} is for at most ${formatPlural(herb.maxDurationDays, 'day')} in a row: stop then, and see a doctor if the complaint lasts ${writeAdviceClause(herb)}or gets worse.`

export const writeMealLine = ({ effectTags }: KnownHerb, name: string): string =>
  effectTags.includes('tannin')
    ? `The tannins of ${name} bind iron, so drink it some hours apart from meals and from iron tablets.`
    : `Our facts set no time before or after a meal for ${name}.`

export const writeHormoneLine = ({ effectTags }: KnownHerb, name: string): string =>
  effectTags.includes('estrogenic')
    ? `${name} has a weak action like that of hormones: leave it out or ask first with a hormone-sensitive condition.`
    : `Our facts name no action like that of hormones for ${name}.`

export const writeRiskLines = (herb: KnownHerb): string[] => [
  formatForReaders(herb.toxicity),
  ...writeDrowsinessLines(herb),
  ...(herb.effectTags.includes('hepatotoxic_signal')
    ? ['Liver injury has been reported: stop and see a doctor if your skin yellows or your urine darkens.']
    : []),
  ...(herb.effectTags.includes('photosensitising') ? ['Avoid strong sun while you use it.'] : []),
]

export const writeTasteLine = (herb: KnownHerb, name: string): string => `${name} tastes ${joinWords(herb.tasteTags)}.`
