import { type Answer, type StoredProfile, yearsBetween } from '#domain/safety/stored-profile.ts'
import { trimesters } from '#domain/safety/trimesters.ts'

export type AnswerErrors = Partial<Record<'ageYears' | 'bornOn' | 'typedMedicine' | 'typedAllergy' | 'consent', string>>

type Lists = { medicines: string[]; allergies: string[] }
type Read = { profile: StoredProfile; errors: AnswerErrors }

const ageMax = 120

/** Returns the error for text in a picker field that wasn't added to the list. */
export const notAdded = (typed: string): string => `Add “${typed}”, or clear the field.`

const readTrimester = (value: string) => trimesters.find((one) => one === value) ?? null

/** Returns the profile of a completed form; `today` is the user's local date as `yyyy-mm-dd`. */
export function readAnswers(form: FormData, { medicines, allergies }: Lists, today: string): Read {
  const text = (name: string) => {
    const value = form.get(name)
    return typeof value === 'string' ? value.trim() : ''
  }
  const answer = (name: string): Answer => {
    const value = text(name)
    return value === 'yes' || value === 'no' ? value : null
  }
  const listAnswer = (list: string[], none: string) => (list.length > 0 ? list : form.has(none) ? [] : null)
  const years = text('ageYears')
  const bornOn = text('bornOn')
  const typedMedicine = text('typedMedicine')
  const typedAllergy = text('typedAllergy')
  const isAge = /^\d{1,3}$/.test(years) && Number(years) <= ageMax
  const isBirth = bornOn <= today && bornOn > `${Number(today.slice(0, 4)) - ageMax - 1}`
  const isBoth = years !== '' && isAge && bornOn !== '' && isBirth
  const agree = !isBoth || yearsBetween(bornOn, today) === Number(years)
  return {
    profile: {
      savedOn: today,
      bornOn: bornOn !== '' && isBirth ? bornOn : null,
      ageYears: years !== '' && isAge ? Number(years) : null,
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
      ...(years !== '' && !isAge && { ageYears: `Enter your age in whole years, from 0 to ${ageMax}.` }),
      ...(bornOn !== '' && !isBirth && { bornOn: 'This isn’t a date of birth. Check the year.' }),
      ...(!agree && { ageYears: 'The age and date of birth don’t match. Clear one of them.' }),
      ...(typedMedicine !== '' && { typedMedicine: notAdded(typedMedicine) }),
      ...(typedAllergy !== '' && { typedAllergy: notAdded(typedAllergy) }),
      ...(!form.has('consent') && { consent: 'We may only keep your answers in this browser if you agree.' }),
    },
  }
}
