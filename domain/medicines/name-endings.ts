import { toMedicineKey } from './name-keys.ts'

const splitKeys = (words: string) => words.split(' ').map(toMedicineKey)

/** Forms that are swallowed or dissolve in the mouth. */
const oralForms = new Set(
  splitKeys(
    'tablet tablets tab tabs caplet caplets capsule capsules cap caps pill pills dispersible soluble effervescent chewable oral ' +
      'liquid syrup sachet sachets lozenge lozenges gum',
  ),
)

/**
 * Forms that are inhaled or applied to the skin, eye, ear or nose. Patches are not included because they are made to
 * reach the blood.
 */
const localForms = splitKeys(
  'inhaler inhalers evohaler accuhaler turbohaler easyhaler respimat ellipta handihaler breezhaler nexthaler nebuliser nebules ' +
    'nasal eye ear gel cream ointment lotion',
)

/** Forms that are not taken by mouth: injected, inhaled, or applied to the skin, eye or nose. */
const appliedForms = new Set([
  ...localForms,
  ...splitKeys(
    'injection injections pen pens solostar flexpen kwikpen infusion patch patches implant implants coil coils suppository suppositories pessary pessaries',
  ),
])

const units = 'mg mcg ug µg g ml microgram micrograms milligram milligrams gram grams iu unit units'
const otherForms =
  'enteric coated ec gastro gastro-resistant resistant modified prolonged slow release modified-release slow-release ' +
  'mr sr xl xr er la cr pr retard solution suspension chrono spray drops medicine medicines medication medications meds'
const salts =
  'sodium hydrochloride hcl dihydrochloride hydrobromide maleate fumarate tartrate succinate citrate phosphate ' +
  'sulfate sulphate mesilate mesylate besilate besylate acetate bromide propionate furoate'
const otherEndings = new Set([units, otherForms, salts].flatMap(splitKeys))
const dosePattern = /^\d/

/** Splits a medicine's name into words. Punctuation alone is not a word. */
export const splitMedicineWords = (written: string): string[] =>
  written.split(/[\s,;()/]+/).filter((word) => toMedicineKey(word) !== '')

/** True for a dose, form or salt after a medicine's name. */
export const isNameEnding = (word: string): boolean =>
  dosePattern.test(word) || [oralForms, appliedForms, otherEndings].some((endings) => endings.has(toMedicineKey(word)))

/** Finds the route in a medicine's name, if it names a form: “oral gel” is taken by mouth. */
export function findForm(words: readonly string[]): 'mouth' | 'applied' | undefined {
  const keys = words.map(toMedicineKey)
  if (keys.some((key) => oralForms.has(key))) return 'mouth'
  return keys.some((key) => appliedForms.has(key)) ? 'applied' : undefined
}

/** True when the name contains a form that is inhaled or applied to the skin, eye, ear or nose. */
export const isLocalForm = (words: readonly string[]): boolean =>
  words.some((word) => localForms.includes(toMedicineKey(word)))
