import { type Answer, type StoredProfile, countYearsBetween } from '#domain/safety/stored-profile.ts'
import { trimesters } from '#domain/safety/trimesters.ts'

export type AnswerErrors = Partial<Record<'ageYears' | 'bornOn' | 'typedMedicine' | 'typedAllergy' | 'consent', string>>

type AnswerLists = { medicines: string[]; allergies: string[] }
type ReadResult = { profile: StoredProfile; errors: AnswerErrors }

const maxAgeYears = 120

export const notAddedError = (typed: string): string => `Add “${typed}”, or clear the field.`

const readTrimester = (value: string) => trimesters.find((candidate) => candidate === value) ?? null

/** Returns the profile of a completed form; `today` is the user's local date as `yyyy-mm-dd`. */
export function readAnswers(form: FormData, { medicines, allergies }: AnswerLists, today: string): ReadResult {
  const text = (name: string) => {
    const value = form.get(name)
    return typeof value === 'string' ? value.trim() : ''
  }
  const answer = (name: string): Answer => {
    const value = text(name)
    return value === 'yes' || value === 'no' ? value : null
  }
  const listAnswer = (list: string[], none: string) => (list.length > 0 ? list : form.has(none) ? [] : null)
  const ageText = text('ageYears')
  const bornOn = text('bornOn')
  const typedMedicine = text('typedMedicine')
  const typedAllergy = text('typedAllergy')
  const isAgeValid = /^\d{1,3}$/.test(ageText) && Number(ageText) <= maxAgeYears
  const isBirthDateValid = bornOn <= today && bornOn > `${Number(today.slice(0, 4)) - maxAgeYears - 1}`
  const hasBoth = ageText !== '' && isAgeValid && bornOn !== '' && isBirthDateValid
  const isConsistent = !hasBoth || countYearsBetween(bornOn, today) === Number(ageText)
  return {
    profile: {
      savedOn: today,
      bornOn: bornOn !== '' && isBirthDateValid ? bornOn : null,
      ageYears: ageText !== '' && isAgeValid ? Number(ageText) : null,
      pregnant: answer('pregnant'),
      trimester: answer('pregnant') === 'yes' ? readTrimester(text('trimester')) : null,
      breastfeeding: answer('breastfeeding'),
      tryingToConceive: answer('tryingToConceive'),
      surgeryPlanned: answer('surgeryPlanned'),
      conditions: listAnswer(form.getAll('conditions').map(String), 'noConditions'),
      medicines: listAnswer(medicines, 'noMedicines'),
      allergies: listAnswer(allergies, 'noAllergies'),
      hidesUnsuitable: form.has('hidesUnsuitable'),
    },
    errors: {
      ...(ageText !== '' && !isAgeValid && { ageYears: `Enter your age in whole years, from 0 to ${maxAgeYears}.` }),
      ...(bornOn !== '' && !isBirthDateValid && { bornOn: 'This can’t be your date of birth. Check the year.' }),
      ...(!isConsistent && { ageYears: 'The age and date of birth don’t match. Clear one of them.' }),
      ...(typedMedicine !== '' && { typedMedicine: notAddedError(typedMedicine) }),
      ...(typedAllergy !== '' && { typedAllergy: notAddedError(typedAllergy) }),
      ...(!form.has('consent') && { consent: 'We can only keep your answers in this browser if you agree.' }),
    },
  }
}
