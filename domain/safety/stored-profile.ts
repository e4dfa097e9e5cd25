import type { ClassifiedMedicine } from '#domain/medicines/classify-medicine.ts'

import { conditions as allConditions } from './conditions.ts'
import type { Profile } from './profile.ts'
import { listPossibleTrimesters, type Trimester, trimesters } from './trimesters.ts'

export type Answer = 'yes' | 'no' | null

/**
 * A reader's answers, as stored in the browser. null means “not answered”, an empty list “none”. Dates are `yyyy-mm-
 * dd`. `ageYears` is the age on `savedOn`, for readers who give no date of birth; `trimester` is also as of that day.
 * `hidesUnsuitable` removes unsuitable remedies from lists.
 */
export type StoredProfile = {
  savedOn: string
  bornOn: string | null
  ageYears: number | null
  pregnant: Answer
  trimester: Trimester | null
  breastfeeding: Answer
  tryingToConceive: Answer
  surgeryPlanned: Answer
  conditions: string[] | null
  medicines: string[] | null
  allergies: string[] | null
  hidesUnsuitable: boolean
}

/** Name of `hidesUnsuitable` in answers saved before 24 November 2026. */
const formerHidesUnsuitableKey = 'foldsRefused'
const maxListLength = 60
const maxTextLength = 120
const isoDatePattern = /^\d{4}-\d{2}-\d{2}$/

/** Parses stored answers. Returns undefined when the text has none. An answer with the wrong type counts as missing. */
export function parseStoredProfile(text: string | null): StoredProfile | undefined {
  const answers = parseObject(text)
  if (!answers || !isDate(answers['savedOn'])) return undefined
  const answer = (name: string): Answer => (answers[name] === 'yes' || answers[name] === 'no' ? answers[name] : null)
  const list = (name: string) => parseList(answers[name])
  const { savedOn, bornOn, ageYears } = answers
  return {
    savedOn,
    bornOn: isDate(bornOn) ? bornOn : null,
    ageYears: isAge(ageYears) ? ageYears : null,
    pregnant: answer('pregnant'),
    trimester: trimesters.find((one) => one === answers['trimester']) ?? null,
    breastfeeding: answer('breastfeeding'),
    tryingToConceive: answer('tryingToConceive'),
    surgeryPlanned: answer('surgeryPlanned'),
    conditions: list('conditions'),
    medicines: list('medicines'),
    allergies: list('allergies'),
    hidesUnsuitable: answers['hidesUnsuitable'] === true || answers[formerHidesUnsuitableKey] === true,
  }
}

export function calculateAge({ bornOn, ageYears, savedOn }: StoredProfile, today: string): number | undefined {
  if (bornOn) return Math.max(0, countYearsBetween(bornOn, today))
  return ageYears === null ? undefined : ageYears + Math.max(0, countYearsBetween(savedOn, today))
}

export function countYearsBetween(from: string, to: string): number {
  const years = Number(to.slice(0, 4)) - Number(from.slice(0, 4))
  return to.slice(5) < from.slice(5) ? years - 1 : years
}

/** Creates the profile for a check. `classify` receives a medicine as the person wrote it. */
export function toProfile(
  stored: StoredProfile,
  today: string,
  classify: (medicine: string) => ClassifiedMedicine,
): Profile {
  const ageYears = calculateAge(stored, today)
  return {
    ...(ageYears !== undefined && { ageYears }),
    ...(stored.pregnant && { pregnant: stored.pregnant === 'yes' }),
    ...toTrimesterAnswer(stored, today),
    ...(stored.breastfeeding && { breastfeeding: stored.breastfeeding === 'yes' }),
    ...toConditionAnswers(stored),
    ...(stored.medicines && toMedicinesProfile(stored.medicines, classify)),
    ...(stored.allergies && { allergies: stored.allergies }),
  }
}

function toTrimesterAnswer(
  { pregnant, trimester, savedOn }: StoredProfile,
  today: string,
): Pick<Profile, 'trimesters'> {
  if (pregnant !== 'yes' || trimester === null) return {}
  return { trimesters: listPossibleTrimesters(trimester, savedOn, today) }
}

/** Returns the profile answers that follow from a complete list of medicines. */
export function toMedicinesProfile(
  medicines: readonly string[],
  readForCheck: (medicine: string) => ClassifiedMedicine,
): Profile {
  const classified = medicines.map((name) => ({ name, ...readForCheck(name) }))
  const implied = new Set(classified.flatMap(({ certain }) => certain))
  const possible = new Set(
    classified.flatMap((medicine) => medicine.possible).filter((condition) => !implied.has(condition)),
  )
  return {
    drugClasses: classified.flatMap(({ isOral, classes }) => [
      ...(isOral ? ['oral_medicines_general'] : []),
      ...classes,
    ]),
    unknownMedicines: classified.filter(({ isKnown }) => !isKnown).map(({ name }) => name),
    ...(classified.length > 0 && classified.every(({ isOral }) => !isOral) && { takesOralMedicine: false }),
    ...(implied.size > 0 && { impliedConditions: [...implied] }),
    ...(possible.size > 0 && { possibleConditions: [...possible] }),
  }
}

/** Returns the illnesses, together with the two conditions that the form asks about separately. */
function toConditionAnswers({ conditions, tryingToConceive, surgeryPlanned }: StoredProfile) {
  const separateQuestions = [
    ['trying_to_conceive', tryingToConceive],
    ['surgery_planned', surgeryPlanned],
  ] as const
  const confirmedConditions = separateQuestions.filter(([, answer]) => answer === 'yes').map(([code]) => code)
  if (conditions === null && confirmedConditions.length === 0) return {}
  const answered = new Set<string>(separateQuestions.filter(([, answer]) => answer !== null).map(([code]) => code))
  const questions = conditions === null ? Object.keys(allConditions) : separateQuestions.map(([code]) => code)
  return {
    conditions: [...(conditions ?? []), ...confirmedConditions],
    unansweredConditions: questions.filter((code) => !answered.has(code)),
  }
}

const questionSubjects = [
  ['your age', ({ bornOn, ageYears }: StoredProfile) => bornOn !== null || ageYears !== null],
  ['pregnancy', ({ pregnant }: StoredProfile) => pregnant !== null],
  ['breastfeeding', ({ breastfeeding }: StoredProfile) => breastfeeding !== null],
  ['trying to conceive', ({ tryingToConceive }: StoredProfile) => tryingToConceive !== null],
  ['an operation', ({ surgeryPlanned }: StoredProfile) => surgeryPlanned !== null],
  ['illnesses', ({ conditions }: StoredProfile) => conditions !== null],
  ['medicines', ({ medicines }: StoredProfile) => medicines !== null],
  ['allergies', ({ allergies }: StoredProfile) => allergies !== null],
] as const

export const listUnansweredSubjects = (stored: StoredProfile): string[] =>
  questionSubjects.filter(([, isAnswered]) => !isAnswered(stored)).map(([name]) => name)

const isDate = (value: unknown): value is string =>
  typeof value === 'string' && isoDatePattern.test(value) && !Number.isNaN(Date.parse(value))
const isAge = (value: unknown): value is number => typeof value === 'number' && value >= 0 && value <= 130

function parseList(value: unknown): string[] | null {
  if (!Array.isArray(value)) return null
  return value.filter((entry) => typeof entry === 'string' && entry.length <= maxTextLength).slice(0, maxListLength)
}

function parseObject(text: string | null): Record<string, unknown> | undefined {
  if (text === null) return undefined
  try {
    const value: unknown = JSON.parse(text)
    return typeof value === 'object' && value !== null ? { ...value } : undefined
  } catch {
    return undefined
  }
}
